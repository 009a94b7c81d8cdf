// How the tests run. Three projects: `unit` and `mocking` need nothing but Node; `whole` compiles the package once, finds a Chromium, and
// drives whole sites through the command line and a browser.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/support/longest-first.ts';

/** Files that replace modules: others of the same worker must not get the replacements. */
const mockingTests = ['test/disk/{mounted-output,watch-close,unreadable-folder}.test.ts'];
const wholeTests = ['test/{browser,cli,format,package}/**/*.test.ts', 'test/**/*.browser.test.ts'];

/** Vitest evaluates this file once more for each project, then without the mode of the command. */
const isWhole = process.argv.includes('--mode=whole');

export default defineConfig({
  resolve: { alias: [{ find: /^xdocs$/, replacement: fileURLToPath(new URL('src/index.ts', import.meta.url)) }] },
  test: {
    provide: { isWhole },
    // Child processes and browsers come on top of these.
    maxWorkers: 3,
    // A worker keeps what it has loaded from one file to the next: modules, a browser, sites that files share.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // The time a browser is waited for, too; of a second, which is the default, a busy machine makes nothing.
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', fileURLToPath(new URL('test/support/second-tries.ts', import.meta.url))],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...wholeTests, ...mockingTests],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // These packages import style sheets, which Node itself cannot.
          server: { deps: { inline: [/@mui\/x-/] } },
        },
      },
      { extends: true, test: { name: 'mocking', include: mockingTests, isolate: true } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: wholeTests,
          // The compiled package is code like any other package's.
          server: { deps: { external: [/\/xdocs-test-[^/]+\/xdocs\/dist\//] } },
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 600_000,
          // Browsers, servers and file events of a busy machine; the report names what needed a second try.
          retry: 1,
        },
      },
    ],
  },
});
