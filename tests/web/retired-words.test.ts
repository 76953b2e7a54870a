// One word for one thing (STO-181): the words that were given up for another one appear in no text of the store.
import { expect, test } from 'vitest';
import * as german from '#web/i18n/de/index.ts';
import * as english from '#web/i18n/en/index.ts';

const textsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? text : typeof text === 'object' && text !== null ? textsOf(text) : [],
  );

test.each([
  // A web page is one of a website's; a shop names its website.
  [/\bweb page\b/i, 'English', english],
  [/\bWebseite\b/, 'German', german],
  // Packages are in the inventory.
  [/\bshelf\b/i, 'English', english],
  [/\bRegal\b/, 'German', german],
  // "On credit" is a debt; the store sells from credit.
  [/\bon credit\b/i, 'English', english],
  [/\bauf Guthaben\b/i, 'German', german],
  // The list of what a reseller bought.
  [/\bGuthabenkäufe\b|\bGuthaben-Aufladung\b/, 'German', german],
  [/\bGuthaben bei der Börse\b/, 'German', german],
  // What a payment has is an invoice; a sale has a slip.
  [/\bBeleg/, 'German', german],
  // A sum of money that is to be paid.
  [/^Summe$/, 'German', german],
  // A person pays, credit does not.
  [/\bcredit\b[^.]*\bpays for every sale\b/i, 'English', english],
  [/\bGuthaben\b[^.]*\bbezahlt (?:jeden|jedes)\b/, 'German', german],
  // The sign of multiplication.
  [/\}\} x \{\{/, 'English', english],
  [/\}\} x \{\{/, 'German', german],
])('%s is in no %s text', (word, _, texts) => {
  const all = textsOf(texts);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text) => word.test(text))).toEqual([]);
});
