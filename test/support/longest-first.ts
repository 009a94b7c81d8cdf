// The order of test files: what takes longest begins first, so that no worker is left with it at the end; and files of
// one project follow each other, so that a worker can keep what they share.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take most of the time, the longest first. */
const longest = [
  'browser/site.test.ts',
  'cli/edit-sequence.test.ts',
  'cli/init.test.ts',
  'browser/serve-changes.test.ts',
  'cli/stale-records.test.ts',
  'cli/mistakes.test.ts',
  'browser/keyboard.test.ts',
  'package/installed-package.test.ts',
  'browser/accessibility.test.ts',
  'browser/service-worker.test.ts',
  'cli/shares.test.ts',
  'browser/content-security-policy.test.ts',
  'browser/new-build.test.ts',
  'browser/serve-tabs.test.ts',
  'demo-run/demo-run.browser.test.ts',
  'cli/output-folder.test.ts',
  'cli/bad-input.test.ts',
  'fuzz/large-pages.test.ts',
  'fuzz/fuzz.test.ts',
];

/** Sorts the files of a run. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/test/${name}`));
      return found < 0 ? longest.length : found;
    };
    const group = ({ project }: TestSpecification) => (project.name === 'whole' ? 0 : 1);
    return [...files].sort((a, b) => group(a) - group(b) || place(a) - place(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
