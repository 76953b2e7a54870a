import { describe, expect, test } from 'vitest';
import { csvLine, csvStyleFor } from '#domain/csv.ts';
import { fileTime } from '#domain/table-file.ts';

describe('csvLine', () => {
  test('separates cells with commas and ends with CR LF', () => {
    expect(csvLine(['a', '', 'c d'], 'comma')).toBe('a,,c d\r\n');
  });

  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['a\nb', '"a\nb"'],
    ['a\r\nb', '"a\r\nb"'],
  ])('quotes %j', (text, expected) => {
    expect(csvLine([text], 'comma')).toBe(`${expected}\r\n`);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\0x', '＝1+1', '＋1', '－1', '＠x', ' =1+1', '\u00A0\u3000＝1'])(
    'puts an apostrophe before %j',
    (text) => {
      expect(csvLine([text], 'comma')).toBe(`'${text}\r\n`);
    },
  );

  test('leaves a figure below zero as it is', () => {
    expect(csvLine([{ amount: -4.6 }, '-4,60'], 'semicolon')).toBe("-4,60;'-4,60\r\n");
  });

  test.each(['\rx', '\nx', '=a,"b"'])('puts it inside the quotes of %j', (text) => {
    expect(csvLine([text], 'comma')).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each([
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a;＝1+1', "a;'＝1+1"],
    ['a\n+1', '"a\n\'+1"'],
  ])('puts it also where the cell of another separator would begin, in %j', (text, expected) => {
    expect(csvLine([text], 'comma')).toBe(`${expected}\r\n`);
  });

  test('leaves such a character alone further on', () => {
    expect(csvLine(['a=b', '14-03-2026', 'a; -b'], 'comma')).toBe('a=b,14-03-2026,a; -b\r\n');
  });

  test.each([
    ['a;b', '"a;b"'],
    ['1,85', '1,85'],
    ['a,=1+1', "a,'=1+1"],
    ['=1+1', "'=1+1"],
  ])('separates with semicolons as well, and then quotes %j accordingly', (text, expected) => {
    expect(csvLine(['x', text], 'semicolon')).toBe(`x;${expected}\r\n`);
  });
});

test('an amount has the decimal sign of the style, and a time is ISO 8601', () => {
  const cells = [{ amount: 1234.5 }, fileTime({ year: 2026, month: 11, day: 8, hour: 3, minute: 1 })];
  expect(csvLine(cells, 'comma')).toBe('1234.50,2026-11-08 03:01\r\n');
  expect(csvLine(cells, 'semicolon')).toBe('1234,50;2026-11-08 03:01\r\n');
  expect(csvLine(cells, 'semicolon_point')).toBe('1234.50;2026-11-08 03:01\r\n');
});

// What the regional settings of Windows, which Excel follows, say for each.
test.each([
  ['en-US', 'comma'],
  ['en-GB', 'comma'],
  ['ja-JP', 'comma'],
  ['es-MX', 'comma'],
  ['ar-EG', 'comma'],
  ['en', 'comma'],
  ['de-DE', 'semicolon'],
  ['de-AT', 'semicolon'],
  ['fr-FR', 'semicolon'],
  ['es-ES', 'semicolon'],
  ['nl-NL', 'semicolon'],
  ['pt-BR', 'semicolon'],
  ['pl-PL', 'semicolon'],
  ['it', 'semicolon'],
  ['de-DE-u-co-phonebk', 'semicolon'],
  ['ar-EG-u-nu-arab', 'comma'],
  ['de-CH', 'semicolon_point'],
  ['de-LI', 'semicolon_point'],
  ['it-CH', 'semicolon_point'],
])('the spreadsheets of %s read %s', (locale, style) => {
  expect(csvStyleFor(locale)).toBe(style);
});
