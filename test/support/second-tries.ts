// A reporter of the tests that passed at the second try only, and why the first failed: what is rare is to be mended,
// too.
import type { Reporter, TestCase } from 'vitest/node';

/** Prints them after everything else. */
export default class SecondTries implements Reporter {
  readonly #found: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#found.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#found) {
      const [error] = test.result().errors ?? [];
      console.warn(
        `Passed at the second try: ${test.module.relativeModuleId} > ${test.fullName}\n${error?.stack ?? error?.message ?? ''}\n`,
      );
    }
  }
}
