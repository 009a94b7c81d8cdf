// Made once for all tests of whole sites: a Chromium and the compiled package. Their paths are what `inject` gives.
import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { compilePackage } from './compiled-package.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The executable of a Chromium. */
    chromium: string;
    /** Folder that holds the compiled package and test sites. */
    workFolder: string;
  }
}

/** Vitest calls this before the first test, and what it returns after the last. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('chromium', ensureChromium());
  const compiled = await compilePackage();
  provide('workFolder', compiled.folder);
  return compiled.remove;
}
