import { describe, expect, test } from 'vitest';
import { csvFormatFor, csvLine } from '#domain/csv.ts';

describe('csvLine', () => {
  test('separates cells with commas and ends with CR LF', () => {
    expect(csvLine(['a', '', 'c d'], ',')).toBe('a,,c d\r\n');
  });

  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['a\nb', '"a\nb"'],
    ['a\r\nb', '"a\r\nb"'],
  ])('quotes %j', (text, expected) => {
    expect(csvLine([text], ',')).toBe(`${expected}\r\n`);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\0x', '＝1+1', '＋1', '－1', '＠x', ' =1+1', '\u00A0\u3000＝1'])(
    'puts an apostrophe before %j',
    (text) => {
      expect(csvLine([text], ',')).toBe(`'${text}\r\n`);
    },
  );

  test('leaves a figure below zero as it is', () => {
    expect(csvLine([{ figure: csvFormatFor('de').amount(-4.6) }, '-4,60'], ';')).toBe("-4,60;'-4,60\r\n");
  });

  test.each(['\rx', '\nx', '=a,"b"'])('puts it inside the quotes of %j', (text) => {
    expect(csvLine([text], ',')).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each([
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a;＝1+1', "a;'＝1+1"],
    ['a\n+1', '"a\n\'+1"'],
  ])('puts it also where the cell of another separator would begin, in %j', (text, expected) => {
    expect(csvLine([text], ',')).toBe(`${expected}\r\n`);
  });

  test('leaves such a character alone further on', () => {
    expect(csvLine(['a=b', '14-03-2026', 'a; -b'], ',')).toBe('a=b,14-03-2026,a; -b\r\n');
  });

  test.each([
    ['a;b', '"a;b"'],
    ['1,85', '1,85'],
    ['a,=1+1', "a,'=1+1"],
    ['=1+1', "'=1+1"],
  ])('separates with semicolons as well, and then quotes %j accordingly', (text, expected) => {
    expect(csvLine(['x', text], ';')).toBe(`x;${expected}\r\n`);
  });
});

describe('csvFormatFor', () => {
  test('is what the spreadsheets of a language read', () => {
    const [english, german] = [csvFormatFor('en'), csvFormatFor('de')];
    expect([english.separator, english.amount(1234.5)]).toEqual([',', '1234.50']);
    expect([german.separator, german.amount(1234.5)]).toEqual([';', '1234,50']);
  });
});
