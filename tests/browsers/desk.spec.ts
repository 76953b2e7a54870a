// The operator's desk: signs in with a second factor, looks at a reseller, refunds a payment.
import { makeOperator } from '#support/operator.ts';
import { codeOf } from '#support/second-factor.ts';
import { newAccount } from '../e2e/desk.ts';
import { storeDatabase, storeUrl } from '../e2e/store-under-test.ts';
import { newSeller } from '../faults/seller.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';
import { KEYS } from './user.ts';

test('an operator sets up a second factor, changes the credit of a reseller, and refunds a payment', async ({
  user,
  look,
}) => {
  const { email } = await newAccount();
  await makeOperator({ db: storeDatabase() }, { email });
  const seller = await newSeller(storeUrl());

  await test.step('signs in', async () => {
    await signIn(user, email);
    await user.see('heading', 'Set up two-factor sign-in');
    await look('second-factor');
    const { text } = await user.see('text', /^[A-Z2-7]{4}(?: [A-Z2-7]{4})+$/);
    await user.fill('textbox', 'Code from your app', codeOf(text.replaceAll(' ', '')));
    await user.press('button', 'Turn on');
    await user.see('heading', 'Your recovery codes');
    await look('recovery-codes');
    await user.press('button', 'I have saved them');
    await user.at(/\/(?:your-store|operator)/);
  });

  await test.step('looks at today', async () => {
    await user.open('/operator');
    await user.see('heading', 'Today');
    await user.taken();
    await look('today');
  });

  await test.step('finds a reseller, and grants credit in a dialog that Escape closes', async () => {
    await user.open('/operator/resellers');
    await user.taken();
    await user.fill('searchbox', 'Search', seller.email);
    await user.press('link', new RegExp(seller.email));
    await user.press('button', 'Change credit');
    await user.see('dialog');
    await user.keys([KEYS.escape]);
    await user.gone('dialog');
    await user.shows('button', 'Change credit', { isFocused: true });
    await user.press('button', 'Change credit');
    await user.fill('textbox', /^Amount/, '12.50', true);
    await user.fill('textbox', /^Note/, 'Transfer 17', true);
    await look('change');
    await user.press('button', 'Post', true);
    await user.gone('dialog');
    await user.see('text', 'Transfer 17');
    await look('reseller');
  });

  await test.step('refunds a part of a payment', async () => {
    await user.open(`/operator/payments/${seller.purchaseId}`);
    await user.taken();
    await look('payment');
    await user.press('button', 'Refund');
    await user.fill('textbox', /^Amount to refund/, '12', true);
    await user.fill('textbox', /^Reason/, 'Paid twice', true);
    await look('refund');
    await user.press('button', /^Refund/, true);
    await user.gone('dialog');
    await look('refunded');
  });
});
