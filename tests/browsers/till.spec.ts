// The till as a seller uses it: by typing, by keyboard, again and again.
import { buyCredit, fillAccount } from '#support/payer.ts';
import { acceptCurrentTerms, bodyOf, type Reseller } from '#support/reseller.ts';
import { shelve } from '#support/stock-setup.ts';
import { newcomer, storeUrl } from '../e2e/store-under-test.ts';
import { enter } from './sign-in.ts';
import { expect, test } from './test.ts';
import { KEYS } from './user.ts';

/** A shop with two packages, which has sold one of them to two guests from Germany: it is where most guests come from. */
const openShop = async (): Promise<Reseller> => {
  const reseller = await newcomer();
  await acceptCurrentTerms(reseller);
  await fillAccount(reseller, { country: 'DE' });
  await buyCredit({ url: storeUrl() }, reseller, 50, 59.5);
  await shelve(reseller, 'Germany 1 GB');
  const { id } = await shelve(reseller, 'Europe 1 GB');
  const body = { inventoryItemId: id, userCountry: 'DE' };
  for (const _ of [1, 2]) await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  return reseller;
};

test('a package is found by typing, and sold by keyboard alone', async ({ user, look }) => {
  const reseller = await openShop();
  await enter(user, reseller.email);
  await user.open('/store');
  await user.taken();
  await look('till');
  // The field has the focus: a scanner needs no press before it.
  await user.shows('searchbox', undefined, { isFocused: true });
  await user.keys('euro');
  await user.see('text', '1 package found');
  await look('found');
  await user.keys([KEYS.enter]);
  await user.at(/\/store\/guest\/packages\/.+state=notes/);
  await user.see('button', 'Sell');
  await user.tabTo('button', 'Sell');
  await user.keys([KEYS.enter]);
  await user.see('heading', 'Done');
  await look('done');
  // Neither a reload nor the way back sells again.
  await user.tab.reload();
  await user.see('heading', 'Done');
  await user.tab.back();
  await user.at(/\/store$/);
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
  expect(items).toHaveLength(3);
});

test('the address of a customer is one piece that can be pressed', async ({ user, look }) => {
  const reseller = await openShop();
  const { id } = await shelve(reseller, 'Germany 1 GB');
  const email = 'johanna.lindgren@example.com';
  const body = { inventoryItemId: id, customerEmail: email };
  await bodyOf(reseller.api.POST('/activations/register', { params: {}, body }));
  await enter(user, reseller.email);
  await user.open('/store/existing');
  await look('customers');
  // Lines that a browser puts one below the other are separated by a line break here.
  await user.shows('link', email, { text: email });
});

test('a sale is repeated by two presses, in German', async ({ user, look }) => {
  const reseller = await openShop();
  await enter(user, reseller.email);
  await user.press('radio', 'Deutsch');
  await user.see('button', 'Abmelden');
  await user.open('/store');
  await user.taken();
  await user.press('button', /^Noch einmal: Europa 1 GB/);
  await user.see('button', 'Verkaufen');
  await look('sale');
  await user.press('button', 'Verkaufen');
  await user.see('heading', 'Fertig');
  await look('done');
  const { items } = await bodyOf(reseller.api.GET('/activations/activated-items'));
  expect(items).toHaveLength(3);
});
