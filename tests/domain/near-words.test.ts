import { expect, test } from 'vitest';
import { isOneLetterOff, nearWords, soundingOf } from '#domain/near-words.ts';

const isNear = (typed: string, text: string): boolean => {
  const words = nearWords(typed);
  return (
    words.length > 0 &&
    words.every(({ pattern, halves }) => {
      const isFound = new RegExp(pattern, 'u').test(text);
      expect(isFound && !halves.some((half) => text.includes(half))).toBe(false);
      return isFound;
    })
  );
};

test.each([
  ['fmaily', 'family', true],
  ['tukiye', 'turkiye', true],
  ['hubr', 'huber', true],
  ['bergg', 'berg', true],
  ['germeny', 'germany', true],
  ['xermany', 'germany', true],
  ['germanyy', 'germany', true],
  ['germany', 'germany', true],
  ['gremnay', 'germany', false],
  ['austria', 'australia', false],
  ['iran', 'ira', false],
  ['hub', 'huber', false],
  ['1001', '1002', false],
  ['esim1', 'esim2', false],
])('"%s" for "%s"', (typed, meant, isOff) => {
  expect(isOneLetterOff(typed, meant)).toBe(isOff);
  // Words that begin with the typed one are found, too.
  expect(isNear(typed, meant)).toBe(isOff || (typed.length >= 4 && meant.startsWith(typed)));
});

test.each([
  ['bergmnan', 'anna.bergmann', true],
  ['jonh', 'room 212, john', true],
  ['bergmnan anna', 'anna bergmann', true],
  ['anna.bergmnan', 'anna_bergmann', true],
  ['jonh 212', 'room 212, john', true],
  ['jonh 213', 'room 212, john', false],
  ['jonh', 'johnson', false],
  ['ann', 'anna', false],
  ['212', 'room 212', false],
  ['berg$', 'bergs', false],
  ['[*** jonh', 'john', false],
  ['jonh/', 'john', false],
  ['berg', 'ber1', false],
  ['jonas.wagnr3', 'jonas.wagner3', true],
  ['jonas.wagner', 'jonas.wagner3', true],
  ['jonas.wagmer', 'jonas.wagner3', true],
  ['jonas.wagmer3', 'jonas.wagner3', true],
  ['jonas.wagmer3', 'jonas.wagner13', false],
  ['jonas.wagmer4', 'jonas.wagner3', false],
  ['krasu', 'simon.kraus3', true],
  ['kras3u', 'simon.kraus3', false],
  ['berg12', 'borg12', true],
  ['ber12', 'bar12', false],
])('CON-091: the words "%s" are near in "%s": %s', (typed, text, expected) => {
  expect(isNear(typed, text)).toBe(expected);
});

test('CON-091: each word with one letter wrong, missing, too much or changed with the next is near, and no other is', () => {
  for (const meant of ['berg', 'jonas', 'bergmann']) {
    const typed = new Set<string>();
    for (let at = 0; at <= meant.length; at += 1) {
      const [before, after] = [meant.slice(0, at), meant.slice(at)];
      typed
        .add(`${before}x${after}`)
        .add(`${before}x${after.slice(1)}`)
        .add(`${before}${after.slice(1)}`);
      typed.add(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`).add(`${before}xy${after.slice(2)}`);
    }
    for (const word of typed) {
      const begins = meant.startsWith(word) && word.length >= 4;
      const isOff = isOneLetterOff(word, meant);
      expect([word, meant, isNear(word, meant)]).toEqual([word, meant, isOff || begins]);
      // A number at the end is none of the letters: it may be left out, and stays as it is typed.
      expect([word, meant, isNear(word, `${meant}12`)]).toEqual([word, meant, isOff || begins]);
      expect([word, meant, isNear(`${word}12`, `${meant}12`)]).toEqual([word, meant, isOff]);
      expect([word, meant, isNear(`${word}12`, meant)]).toEqual([word, meant, false]);
    }
  }
});

test.each([
  ['sofie', 'sophie'],
  ['filipp', 'philip'],
  ['katy', 'cathi'],
  ['erik', 'eric'],
  ['thomas', 'tomas'],
  ['yvonne', 'ivone'],
  ['weis', 'weiss'],
  ['schmitt', 'schmit'],
  ['mueler', 'mueller'],
])('STO-219: "%s" sounds as "%s"', (one, other) => {
  expect(soundingOf(one)).toBe(soundingOf(other));
});

test('STO-219: a number is none of the letters that sound alike', () => {
  expect(soundingOf('anna1166')).toBe('ana1166');
  expect(soundingOf('anna')).not.toBe(soundingOf('anne'));
});
