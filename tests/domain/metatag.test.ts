import { describe, expect, test } from 'vitest';
import { metatagView } from '#domain/metatag.ts';

const isXml = (text: string): boolean => text.startsWith('<a>') && text.endsWith('</a>');
const view = (metatag: string | undefined, isMobile = false) => metatagView(metatag, { isMobile, isXml });

describe('metatagView', () => {
  test.each([undefined, ''])('is none for %s', (metatag) => {
    expect(view(metatag)).toEqual({ kind: 'none' });
  });

  test.each([
    [29, true, 'plain'],
    [30, true, 'truncated'],
    [49, false, 'plain'],
    [50, false, 'truncated'],
  ])('with %i characters, mobile %s, is %s', (length, isMobile, kind) => {
    expect(view('x'.repeat(length), isMobile).kind).toBe(kind);
  });

  test('puts XML before the length', () => {
    expect(view(`<a>${'x'.repeat(80)}</a>`)).toEqual({ kind: 'xml' });
  });

  test('shows what only looks like XML as text', () => {
    expect(view('<a>')).toEqual({ kind: 'plain', text: '<a>' });
  });
});
