import { expect, test } from 'vitest';
import { channelNameSchema } from '#web/features/api/components/ChannelNameModal.tsx';

const canSave = (name: string, before?: string): boolean => channelNameSchema(before).safeParse({ name }).success;

test('a new channel needs a name', () => {
  expect(canSave('')).toBe(false);
  expect(canSave('   ')).toBe(false);
  expect(canSave('Shop')).toBe(true);
});

test('a renamed channel needs another name', () => {
  expect(canSave('', 'Shop')).toBe(false);
  expect(canSave('Shop', 'Shop')).toBe(false);
  expect(canSave('Shop ', 'Shop')).toBe(false);
  expect(canSave('Shop 2', 'Shop')).toBe(true);
});

test('the sent name is trimmed', () => {
  expect(channelNameSchema(undefined).parse({ name: ' Shop 2 ' })).toEqual({ name: 'Shop 2' });
});
