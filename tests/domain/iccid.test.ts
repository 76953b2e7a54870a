import { expect, test } from 'vitest';
import { iccidOf } from '#domain/iccid.ts';
import { partOfIccid } from '#domain/iccid-part.ts';
import { readScannedCode } from '#domain/scanned-code.ts';
import { readTillSearch } from '#domain/till-search.ts';

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
])('VAL-125: %s is the number of an eSIM at every door', (typed) => {
  expect(iccidOf(typed)).toBe(iccid);
  expect(partOfIccid(typed)).toBe(iccid);
  expect(readScannedCode(typed)).toEqual({ kind: 'iccid', iccid });
  expect(readTillSearch(typed)).toEqual({ kind: 'iccid', iccid, isWhole: true });
});

test.each(['SIM 5', 'eSIM 10 GB', 'ICCID', '8949x0200', "O'Brien", '5 GB'])('VAL-125: %s is no ICCID', (typed) => {
  expect(partOfIccid(typed)).toBeUndefined();
  expect(readTillSearch(typed).kind).toBe('words');
});
