import { expect, test, vi } from 'vitest';
import { drawQrCode } from '#domain/qr-code.ts';

test('a text is drawn as one path within its blank edge', () => {
  const drawing = drawQrCode('LPA:1$smdp.example.com$4711');
  expect(drawing?.size).toBe(25 + 2 * 4);
  expect(drawing?.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
  expect(drawing?.path.startsWith('M4 4h7v1h-7z')).toBe(true);
});

// ERR-052
test('a text that no QR code holds is only logged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(drawQrCode('x'.repeat(3_000))).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('A QR code could not be drawn', expect.any(Error));
  warn.mockRestore();
});
