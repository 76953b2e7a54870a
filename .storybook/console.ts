import { type MockInstance, spyOn } from 'storybook/test';

let errors: MockInstance<typeof console.error> | undefined;

/** Listens to console.error from here on; the console still shows the messages. */
export const listenToConsole = (): void => {
  errors?.mockRestore();
  const say = console.error.bind(console);
  errors = spyOn(console, 'error').mockImplementation((...words: unknown[]) => say(...words));
};

/**
 * Addressed to code that drives React by `act`, which Storybook does by itself, or the play's own failure, which is reported
 * anyway; no visitor's browser says either.
 */
const isOfTheDriver = (line: string): boolean =>
  line.includes('`act`') || /^(TestingLibraryElement|Assertion)Error/.test(line) || line.includes('expect(');

/** The messages since then, each as one line. */
export const consoleErrors = (): string[] =>
  (errors?.mock.calls ?? []).map((words) => words.map(String).join(' ')).filter((line) => !isOfTheDriver(line));

/** For a story about an error: the messages so far are expected. */
export const expectConsoleErrors = (): void => {
  errors?.mockClear();
};
