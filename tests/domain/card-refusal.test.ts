import { expect, test } from 'vitest';
import { cardRefusalIn, cardRefusalText } from '#domain/card-refusal.ts';

test('CRE-067: a kept reason is said in the language of its reader, and any other text is not ours', () => {
  const kept = cardRefusalText('expired');
  expect(cardRefusalIn('en', kept)).toBe('The card has expired.');
  expect(cardRefusalIn('de', kept)).toBe('Die Karte ist abgelaufen.');
  expect(cardRefusalIn('de', 'Your card was declined.')).toBeUndefined();
});
