import { expect, test } from 'vitest';
import { sizeInHead } from '#domain/picture-head.ts';

const hex = (text: string): Uint8Array => Buffer.from(text.replaceAll(' ', ''), 'hex');

const PNG = '89504e470d0a1a0a 0000000d 49484452 00004e20 00004e20 08060000';

test.each([
  ['a PNG picture of 20,000 pixels each way', PNG, { width: 20_000, height: 20_000 }],
  ['a PNG picture that is cut off', PNG.slice(0, 38), undefined],
  ['a JPEG picture', 'ffd8 ffe0 0004 0102 ffc0 000b 08 0064 00c8 01 011100', { width: 200, height: 100 }],
  [
    'a JPEG picture after a note and a table',
    'ffd8 ffe1 0003 ff ffc4 0003 00 ffff c2 000b 08 1000 2000 01 00',
    { width: 8_192, height: 4_096 },
  ],
  ['a JPEG picture that is cut off', 'ffd8 ffe0 0004 0102 ffc0 000b 08', undefined],
  ['a JPEG picture without a frame', 'ffd8 ffe0 0004 0102 1234 5678 9abc def0', undefined],
  ['another file', '47494638396101000100', undefined],
  ['nothing', '', undefined],
])('the head of %s', (_what, bytes, size) => {
  expect(sizeInHead(hex(bytes))).toEqual(size);
});
