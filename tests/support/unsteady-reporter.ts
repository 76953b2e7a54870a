import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that failed and passed at the next try, so that `npm test` can end with the list of them (decision 66). */
export default class UnsteadyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    // Storybook puts an address before the error.
    const words = error?.message.split('\n').filter((line) => line.trim() !== '' && !line.includes('Click to debug'));
    console.log(`UNSTEADY ${test.module.relativeModuleId} > ${test.fullName}: ${words?.slice(0, 2).join(' ') ?? ''}`);
  }
}
