import { expect, test } from 'vitest';
import { iccidOf } from '#domain/iccid.ts';
import { partOfIccid } from '#domain/iccid-part.ts';
import { readScannedCode } from '#domain/scanned-code.ts';
import { readTillSearch } from '#domain/till-search.ts';
import { SEPARATED_ICCIDS } from '#support/separated-iccids.ts';

const iccid = '89490200001234567890';

test.each([
  iccid,
  `'${iccid}`,
  `\u2019${iccid}`,
  `"${iccid}"`,
  `="${iccid}"`,
  `„${iccid}“`,
  `"8949 0200 0012 3456 7890"`,
  '８９４９０２００００１２３４５６７８９０',
  '٨٩٤٩٠٢٠٠٠٠١٢٣٤٥٦٧٨٩٠',
  `SIM ${iccid}`,
  `SIM: ${iccid}`,
  `eSIM ${iccid}`,
  `e-SIM Nr. ${iccid}`,
  `ICCID: ${iccid}`,
  `ＩＣＣＩＤ：${iccid}`,
  `ICCID "${iccid}"`,
  `${iccid}F`,
  `${iccid};`,
  `${iccid},`,
  `8949-0200-0012-3456-7890`,
  `8949.0200.0012.3456.7890`,
  `${iccid}.0`,
  `${iccid},00`,
  '89,490,200,001,234,567,890',
  '89,490,200,001,234,567,890.00',
  '89.490.200.001.234.567.890,0',
  "89'490'200'001'234'567'890.00",
  '89 490 200 001 234 567 890,00',
  '89\u202f490\u202f200\u202f001\u202f234\u202f567\u202f890,0',
  '8,94,90,20,00,01,23,45,67,890.0',
  `${iccid}.000000`,
  `"${iccid}.0"`,
  `'${iccid},0`,
  `ICCID: ${iccid}.0;`,
  `ICCID ${iccid}.`,
  `${iccid}.0,`,
  `${iccid}F.`,
  '8949,0200,0012,3456,7890',
  '８９４９０２００００１２３４５６７８９０．０',
  '٨٩٤٩٠٢٠٠٠٠١٢٣٤٥٦٧٨٩٠٫٠',
])('VAL-125: %s is the number of an eSIM at every door', (typed) => {
  expect(iccidOf(typed)).toBe(iccid);
  expect(partOfIccid(typed)).toBe(iccid);
  expect(readScannedCode(typed)).toEqual({ kind: 'iccid', iccid });
  expect(readTillSearch(typed)).toEqual({ kind: 'iccid', iccid, isWhole: true });
});

test.each(SEPARATED_ICCIDS)('VAL-134: %s between the groups of an ICCID are left out everywhere', (_, inGroups) => {
  const typed = inGroups(iccid);
  expect(iccidOf(typed)).toBe(iccid);
  expect(partOfIccid(typed)).toBe(iccid);
  expect(partOfIccid(typed.slice(0, -2))).toBe(iccid.slice(0, typed.slice(0, -2).replaceAll(/\D/g, '').length));
  expect(readScannedCode(typed)).toEqual({ kind: 'iccid', iccid });
  expect(readTillSearch(typed)).toEqual({ kind: 'iccid', iccid, isWhole: true });
});

test.each([
  ['8949.0200.0012.3456.0000', '89490200001234560000'],
  ['894902000012345678.90', iccid],
])('VAL-129: groups of zeros are digits in %s', (typed, digits) => {
  expect(iccidOf(typed)).toBe(digits);
});

test.each([`${iccid},${iccid}`, '8.949E+19', '8,949020E+19', '12,5'])(
  'VAL-125: %s is no number of one eSIM',
  (typed) => {
    expect(partOfIccid(typed)).toBeUndefined();
  },
);

test.each(['SIM 5', 'eSIM 10 GB', 'ICCID', '8949x0200', "O'Brien", '5 GB'])('VAL-125: %s is no ICCID', (typed) => {
  expect(partOfIccid(typed)).toBeUndefined();
  expect(readTillSearch(typed).kind).toBe('words');
});
