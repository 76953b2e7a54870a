import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';

/** The text that a phone's camera reads from the screen. */
export const readQr = async (code: Locator): Promise<string | undefined> => {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  return jsqr(new Uint8ClampedArray(data), width, height)?.data;
};
