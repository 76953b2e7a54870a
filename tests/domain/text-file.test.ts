import { describe, expect, test } from 'vitest';
import { textOfFile } from '#domain/text-file.ts';

const text = 'Müller;Österreich\r\nAnna\tSchweiz';

const utf16 = (bigEndian: boolean, mark: string): Uint8Array => {
  const units = Array.from(mark + text, (sign) => sign.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};

describe('a file', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['Windows-1252', Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
    ['UTF-16, as Excel saves Unicode text', utf16(false, '\uFEFF')],
    ['UTF-16, big end first', utf16(true, '\uFEFF')],
  ])('in %s is read', (_name, bytes) => {
    expect(textOfFile(bytes)).toBe(text);
  });

  test.each<[string, Uint8Array]>([
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0)],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0)],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
    ['UTF-16 without a mark', utf16(false, '')],
  ])('that is %s is no text', (_name, bytes) => {
    expect(textOfFile(bytes)).toBeUndefined();
  });
});
