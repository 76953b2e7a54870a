// What a traveller sees on a phone that has never been here, in both languages, in light and dark.
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { bodyOf } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { newcomer } from '../e2e/store-under-test.ts';
import { expect, test } from './test.ts';
import { KEYS, type User } from './user.ts';

/** A sale to a traveller: the links and the codes. */
const sell = async () => {
  const seller = await newcomer();
  const { id } = await shelve(seller, 'Germany 1 GB');
  const body = { inventoryItemId: id, customerEmail: `tom-${seller.email}` };
  const { customer, esimProfile } = await bodyOf(seller.api.POST('/activations/register', { params: {}, body }));
  const [, address = '', code = ''] = esimProfile?.activationCode?.split('$') ?? [];
  return {
    installation: esimProfile?.installationUrl ?? '',
    profile: customer.profileUrl,
    activationCode: esimProfile?.activationCode ?? '',
    address,
    code,
  };
};

/** What a phone's camera reads from the window. */
const scan = async ({ tab }: User): Promise<string | undefined> => {
  const { data, width, height } = PNG.sync.read(await tab.picture());
  return jsqr(new Uint8ClampedArray(data), width, height)?.data;
};

/** Types what was copied into a field of the sign-in, and reads it there. */
const pasted = async (user: User): Promise<string> => {
  await user.open('/starter/login');
  await user.press('textbox', 'Email address');
  await user.keys('v', [KEYS.control]);
  const { value } = await user.see('textbox', 'Email address');
  return value;
};

test('the link shows the codes, which are scanned and copied, and the profile', async ({ user, look }) => {
  const sold = await sell();
  await user.open(sold.installation);
  await user.see('heading', 'Install your eSIM');
  await look('installation');
  expect(await scan(user)).toBe(sold.activationCode);
  const copies = await user.find('button', /^Copy /);
  expect(copies.map(({ name }) => name)).toEqual([
    'Copy Activation code',
    'Copy SM-DP+ address',
    'Copy Activation code',
  ]);
  await user.press('button', 'Copy SM-DP+ address');
  await user.see('status', 'Copied');
  expect(await pasted(user)).toBe(sold.address);
  await user.open(sold.profile);
  await user.see('heading', 'Your profile');
  await look('profile');
  await user.press('link', 'Install eSIM');
  await user.see('text', sold.code);
  await user.tab.back();
  await user.see('heading', 'Your profile');
  await user.open('/esim/devices');
  await look('devices');
});

test('a keyboard reaches each control in the order of the page, and the focus is seen', async ({ user }) => {
  const { installation } = await sell();
  await user.open(installation);
  const reached: string[] = [];
  for (let step = 0; step < 9; step += 1) reached.push(await user.tabOn());
  expect(reached).toEqual([
    'Share',
    'My profile',
    'Does your phone support eSIM?',
    'Copy Activation code',
    'Copy SM-DP+ address',
    'Copy Activation code',
    'No data?',
    'Country coverage',
    'Supported devices',
  ]);
});

test.describe('in the dark', () => {
  test.use({ isDark: true });

  test('the pages of travellers are dark, and German', async ({ user, look }) => {
    const sold = await sell();
    await user.open(sold.installation);
    await user.press('link', 'Deutsch');
    await user.see('heading', 'eSIM installieren');
    await look('installation');
    expect(await scan(user)).toBe(sold.activationCode);
    const ground = await user.tab.run(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(18, 16, 23)');
    await user.open('/');
    await look('landing');
    await user.open('/starter/login');
    await user.see('textbox', 'E-Mail-Adresse');
    await look('sign-in');
  });
});
