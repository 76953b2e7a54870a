import { expect, test } from 'vitest';
import { timeAgo, waitIn } from '#domain/wait.ts';

test.each([
  [1, 'in 1 second', 'in 1 Sekunde'],
  [59, 'in 59 seconds', 'in 59 Sekunden'],
  [61, 'in 2 minutes', 'in 2 Minuten'],
  [7_199, 'in 120 minutes', 'in 120 Minuten'],
  [7_200, 'in 2 hours', 'in 2 Stunden'],
  [86_400, 'in 24 hours', 'in 24 Stunden'],
  [172_800, 'in 2 days', 'in 2 Tagen'],
  [2_592_000, 'in 30 days', 'in 30 Tagen'],
])('a wait of %i seconds is told as %s, %s', (seconds, english, german) => {
  expect([waitIn(seconds, 'en'), waitIn(seconds, 'de')]).toEqual([english, german]);
});

test.each([
  // The clock of this device is slow.
  [-90_000, '0 minutes ago', 'vor 0 Minuten'],
  [119, '1 minute ago', 'vor 1 Minute'],
  [7_200, '2 hours ago', 'vor 2 Stunden'],
  [172_799, '47 hours ago', 'vor 47 Stunden'],
  [172_800, '2 days ago', 'vor 2 Tagen'],
])('what was %i seconds ago is told as %s, %s', (seconds, english, german) => {
  expect([timeAgo(seconds, 'en'), timeAgo(seconds, 'de')]).toEqual([english, german]);
});
