// The scripts in which documents print names and addresses.
import { expect, test } from 'vitest';
import { drawLines, finish, startDocument } from '#server/documents/pen.ts';
import { pdfPages } from '#support/pdf-text.ts';

const printed = async (text: string): Promise<string> => {
  const pen = startDocument('Names', new Date('2026-11-30T12:00:00Z'), { storeName: 'Store', language: 'en' });
  drawLines(pen, pen.type.lay(text, 480), 56);
  return pdfPages(await finish(pen)).join('');
};

test.each([
  ['Tamil', 'மலர் தமிழ் கடை'],
  ['Bengali', 'বসু চট্টগ্রাম'],
  ['Telugu', 'తెలుగు శ్రీ'],
  ['Kannada', 'ಬೆಂಗಳೂರು ಶ್ರೀ'],
  ['Malayalam', 'മലയാളം കൊച്ചി'],
  ['Gujarati', 'ગુજરાતી પટેલ'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ ਸਿੰਘ'],
  ['Oriya', 'ଓଡ଼ିଆ କୋଣାର୍କ'],
  ['Sinhala', 'සිංහල කොළඹ'],
  ['Khmer', 'ឃុំ ១២ ភ្នំពេញ'],
  ['Lao', 'ວຽງຈັນ ນ້ຳ'],
  ['Burmese', 'မြန်မာ ကျော်ဇေယျ'],
  ['Ethiopic', 'ኢትዮጵያ አዲስ አበባ'],
  ['Tibetan', 'བོད་ཡིག ཐིམ་ཕུ'],
  ['Thaana', 'ދިވެހިރާއްޖެ'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ ᠤᠯᠤᠰ'],
  ['Tifinagh', 'ⵜⴰⵎⴰⵣⵉⵖⵜ'],
  ['N’Ko', 'ߒߞߏ'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ'],
  ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Manipuri', 'ꯃꯤꯇꯩ'],
])('VAL-121: prints %s as itself', async (_, name) => {
  const text = await printed(name);
  expect(text).not.toContain('□');
  const signs = name.normalize('NFC').match(/\S/gu) ?? [];
  expect(signs.filter((sign) => !text.includes(sign))).toEqual([]);
});

test('VAL-110: prints a box for what no font has, and nothing for signs that are not seen', async () => {
  expect(await printed('Caf\u00e9 𒀀𒁀 \u0007Ltd\u200b')).toBe('Café □□ Ltd');
});
