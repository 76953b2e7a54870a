// Every screen, at the width of a phone and of a desk.
import { SIGNED_IN_COOKIE } from '#domain/page-cookie.ts';
import { addressOf, screensFor } from '#support/screens.ts';
import type { Visitor } from '#support/visitor.ts';
import { storeUrl } from '../e2e/store-under-test.ts';
import { newSeller } from '../faults/seller.ts';
import { test } from './test.ts';
import type { User } from './user.ts';

/** Gives the browser the session of somebody who signed in over HTTP. */
const giveSession = async ({ tab }: User, { visitor }: { visitor: Visitor }): Promise<void> => {
  const url = storeUrl();
  for (const { name, value, path } of visitor.allCookies()) await tab.keep({ name, value, path, url });
  await tab.keep({ name: SIGNED_IN_COOKIE, value: 'true', path: '/', url });
};

for (const access of ['public', 'reseller', 'operator'] as const) {
  test(`the screens are whole: ${access}`, async ({ user, look }) => {
    const seller = await newSeller(storeUrl());
    if (access !== 'public') await giveSession(user, access === 'operator' ? seller.operator : seller);
    for (const screen of screensFor(access)) {
      await user.open(addressOf(screen, seller));
      await user.see('heading');
      if (access !== 'public') await user.taken();
      await look(screen.name);
    }
  });
}
