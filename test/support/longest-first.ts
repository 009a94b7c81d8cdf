// The order of test files: what takes longest begins first, so that no worker is left with it at the end; and files of
// one project follow each other, so that a worker can keep what they share.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take most of the time, the longest first. */
const longest = [
  'browser/site.test.ts',
  'browser/accessibility.test.ts',
  'browser/keyboard.test.ts',
  'cli/bad-input.test.ts',
  'browser/settings.test.ts',
  'browser/preferences.test.ts',
  'browser/serve-types.test.ts',
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
