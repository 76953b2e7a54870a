import { expect, test } from 'vitest';
import { imitatesStore } from '#domain/store-name.ts';

test.each([
  'Simshelf',
  'SIMSHELF',
  'Simshelf Support',
  'Simshelf-Support',
  'SimshelfSecurity',
  'S1mshelf Billing',
  'Simsheif Support',
  'Sim shelf Kundenservice',
  'Simshelf Güvenlik',
  'The official Simshelf',
  'Travel Planet',
  'Travel Planet Support',
  'Support of Travel-Planet',
  'Travel Planet Rechnungen',
  'Tràvel Plánet Team',
])('%s passes itself off as the store', (name) => {
  expect(imitatesStore(name, 'Travel Planet')).toBe(true);
});

test.each([
  'Berg Reisen',
  'Berg Support',
  'Planet Travel',
  'Travel Planet Berlin',
  'Security Systems',
  'Simply Shelf',
  '',
])('%s does not', (name) => {
  expect(imitatesStore(name, 'Travel Planet')).toBe(false);
});

test('a store of a short name is not looked for in others', () => {
  expect(imitatesStore('Go Support', 'Go')).toBe(false);
  expect(imitatesStore('Berg Reisen', '')).toBe(false);
});
