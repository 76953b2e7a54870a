import { expect, test } from 'vitest';
import { canSaveChannelName } from '#domain/channel.ts';

test('a new channel needs a name', () => {
  expect(canSaveChannelName('')).toBe(false);
  expect(canSaveChannelName('   ')).toBe(false);
  expect(canSaveChannelName('Shop')).toBe(true);
});

test('a renamed channel needs another name', () => {
  expect(canSaveChannelName('', 'Shop')).toBe(false);
  expect(canSaveChannelName('Shop', 'Shop')).toBe(false);
  expect(canSaveChannelName('Shop ', 'Shop')).toBe(false);
  expect(canSaveChannelName('Shop 2', 'Shop')).toBe(true);
});
