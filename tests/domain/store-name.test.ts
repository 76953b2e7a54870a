import { expect, test } from 'vitest';
import { imitatesStore, isNameHidden, sellerName } from '#domain/store-name.ts';
import { believableNames } from '#support/shop-names.ts';

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
  'Simshelf GmbH',
  'My Simshelf Shop',
  'Simshelf Berlin',
  'Travel Planet Berlin',
  'Sirnshelf',
  'SIRNSHELF Berlin',
  'Simshe1f',
  '5imshelf',
  '$imshelf',
  'Simshe|f',
  'Ѕіmѕһеӏf',
  'Ｓｉｍｓｈｅｌｆ',
  '𝐒𝐢𝐦𝐬𝐡𝐞𝐥𝐟',
  'ꜱɪᴍꜱʜᴇʟꜰ',
  '🅂🄸🄼🅂🄷🄴🄻🄵',
  '🆂🅸🅼🆂🅷🅴🅻🅵',
  'Traveı P1anet',
  'Τravel Рlаnet',
  'SimꞩhelF',
  'Simßhelf',
  'Simʂhelf',
  'Simshel£',
  'Şimshelḟ',
  'ʃimshelf',
  'Simshellf',
  'Simshelv Support',
  'Simshef',
  'Smishelf',
  'Sinshelf Berlin',
  'SimshellfSupport',
])('%s passes itself off as the store', (name) => {
  expect(imitatesStore(name, 'Travel Planet')).toBe(true);
});

test.each([
  'Berg Reisen',
  'Berg Support',
  'Planet Travel',
  'Planet Berlin Travel',
  'Security Systems',
  'Simply Shelf',
  '',
])('%s does not', (name) => {
  expect(imitatesStore(name, 'Travel Planet')).toBe(false);
});

test.each([
  ['Berg Reisen', 'Heidelberg Reisen'],
  ['Berg Reisen', 'Königsberg Reisen GmbH'],
  ['Berg', 'Rosenberg Service'],
  ['Berg Reisen', 'Burg Reisen'],
  ['Travel Planet', 'Travel Plan'],
  ['Planet', 'Superplanet Support'],
])('in the store %s, %s is a name of its own', (storeName, name) => {
  expect(imitatesStore(name, storeName)).toBe(false);
});

test('a store of a short name is not looked for in others', () => {
  expect(imitatesStore('Go Support', 'Go')).toBe(false);
  expect(imitatesStore('Berg Reisen', '')).toBe(false);
});

test.each([
  ['Wave Cloud', 'VVave Cloud'],
  ['Wave Cloud', 'Wave C1oucl'],
  ['Wave Cloud', 'Wave CIoud Kiosk'],
  ['Wave Cloud', 'Wave Clould'],
  ['Wave Cloud', 'Wvae Cloud Support'],
  ['Planet', 'Planet GmbH'],
  ['Planet', 'The P1anet Shop'],
  ['Planet', 'Planet Support'],
])('in the store %s, %s passes itself off as it', (storeName, name) => {
  expect(imitatesStore(name, storeName)).toBe(true);
});

test.each([
  'Simshelf',
  'Travel Planet',
  'Planet',
  'eSIM Shop',
  'Reisebüro',
  'Travel SIM',
  'Mobile World',
  'Wave Cloud',
  'Telekom',
])('no believable name is refused in the store %s, but for what is called so alone', (storeName) => {
  expect(believableNames.filter((name) => imitatesStore(name, storeName))).toEqual([]);
});

test('travellers read the name of the brand, of the company or of the store', () => {
  const read = (brandName: string | null, companyName: string, nameGranted = false) =>
    sellerName({ brandName, companyName, nameGranted }, 'Simshelf');
  expect(read('Berg Reisen', 'Berg Reisen GmbH')).toBe('Berg Reisen');
  expect(read(null, 'Berg Reisen GmbH')).toBe('Berg Reisen GmbH');
  expect(read(' ', ' ')).toBe('Simshelf');
  expect(read('Simshelf Support', 'Berg Reisen GmbH')).toBe('Berg Reisen GmbH');
  expect(read('Simshelf Berlin', '', true)).toBe('Simshelf Berlin');
});

test('a name that is not shown is known as that', () => {
  const isHidden = (brandName: string | null, companyName: string, nameGranted = false) =>
    isNameHidden({ brandName, companyName, nameGranted }, 'Simshelf');
  expect(isHidden('Simshelf Support', 'Berg')).toBe(true);
  expect(isHidden(null, 'evil dot com')).toBe(true);
  expect(isHidden('Simshelf Berlin', '', true)).toBe(false);
  expect(isHidden('Berg', 'evil dot com')).toBe(false);
  expect(isHidden(null, '')).toBe(false);
});
