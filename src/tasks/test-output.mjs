// What Vitest and Playwright print, in the few lines that matter.
import { stripVTControlCharacters } from 'node:util';

/** @type {(output: string) => string[]} */
const linesOf = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * From what a check printed: the name of each test that failed and the first words of its error, as Vitest ("FAIL …") and
 * Playwright ("1) …") print them; the last lines, where there are none.
 *
 * @type {(output: string) => string[]}
 */
export const failures = (output) => {
  const lines = linesOf(output);
  // Storybook puts an address before the error.
  const words = lines.filter((line) => !/^(?:Error:|Click to debug .*)$/.test(line));
  const named = words.flatMap((line, index) =>
    /^(?:FAIL |\d+\) .* › )/.test(line)
      ? words.slice(index, index + 4).map((word, place) => `${place === 0 ? '' : '    '}${word.slice(0, 300)}`)
      : [],
  );
  return named.length > 0 ? named : lines.slice(-10);
};

/**
 * The tests that failed and passed at the second try, as Playwright names them ("1 flaky", and a line for each).
 *
 * @type {(output: string) => string[]}
 */
export const unsteady = (output) => {
  const lines = linesOf(output);
  const flaky = lines.findIndex((line) => /^\d+ flaky$/.test(line));
  const named = flaky === -1 ? [] : lines.slice(flaky + 1).filter((line) => line.includes(' › '));
  return named.map((line) => line.slice(0, 300));
};
