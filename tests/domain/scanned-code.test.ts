import { expect, test } from 'vitest';
import { readScannedCode } from '#domain/scanned-code.ts';

test.each([
  ['89490200001234567890', { kind: 'iccid', iccid: '89490200001234567890' }],
  [' 8949 0200 0012 3456 789\n', { kind: 'iccid', iccid: '8949020000123456789' }],
  ['8949020000123456789F', { kind: 'iccid', iccid: '8949020000123456789' }],
  ['ICCID: 8949020000123456789', { kind: 'iccid', iccid: '8949020000123456789' }],
  ['eSIM ICCID-Nr. 8949020000123456789F', { kind: 'iccid', iccid: '8949020000123456789' }],
  ['LPA:1$smdp.example$ABC-1', { kind: 'activation', activationCode: 'LPA:1$smdp.example$ABC-1' }],
  ['lpa:1$smdp.example$ABC-1$$1', { kind: 'activation', activationCode: 'LPA:1$smdp.example$ABC-1$$1' }],
  ['https://store.example/s/AbC_-12', { kind: 'link', code: 'AbC_-12' }],
  ['HTTP://shop.other.example:8210/s/AbC_-12/', { kind: 'link', code: 'AbC_-12' }],
  ['store.example/s/AbC_-12', { kind: 'link', code: 'AbC_-12' }],
])('"%s" names an eSIM', (text, code) => {
  expect(readScannedCode(text)).toEqual(code);
});

test.each([
  ['a barcode of a shop', '4006381333931'],
  ['too many digits', '89490200001234567890123'],
  ['an activation code without its last part', 'LPA:1$smdp.example'],
  ['another address of the store', 'https://store.example/your-store/history/1'],
  ['an address that names a short one', 'https://other.example/?to=store.example/s/AbC_-12'],
  ['a network', 'WIFI:S:Store;T:WPA;P:secret;;'],
  ['nothing', ''],
])('%s names none', (_, text) => {
  expect(readScannedCode(text)).toBeUndefined();
});
