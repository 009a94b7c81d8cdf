// Runs in the browser before any demo.
(globalThis as { veloSetup?: string }).veloSetup = 'velo demo setup';
