// An answer that lacks what the contract requires is said to be a failure, with a way to try again.
import { expect, test } from '@playwright/test';
import { paths } from '#web/navigation/paths.ts';
import { newSeller } from '../faults/seller.ts';
import { signIn, withoutData } from './reseller.ts';

const screens = [
  { name: 'inventory', address: paths.inventory(), call: /\/products\/inventory$/, shown: 'Germany 1 GB' },
  { name: 'sales', address: paths.history(), call: /\/activations\/activated-items\?/, shown: 'Germany 1 GB' },
  { name: 'credit', address: paths.credits(), call: /\/users\/current\/credit$/, shown: /\d\sUSD/ },
  { name: 'packages', address: paths.dataPackages(), call: /\/products\/data-packages$/, shown: 'Germany 1 GB' },
];

test('an empty object for inventory, sales, credit or packages is a failure that can be tried again', async ({
  page,
  baseURL: url = '',
}) => {
  const { email } = await newSeller(url);
  await signIn(page, email);
  for (const { name, address, call, shown } of screens) {
    await test.step(name, async () => {
      await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body: '{}' }));
      await withoutData(page);
      await page.goto(address);
      const main = page.getByRole('main');
      const again = main.getByRole('button', { name: 'Try again' }).first();
      await expect(again).toBeVisible();
      await page.unroute(call);
      await again.click();
      await expect(main.getByText(shown).filter({ visible: true }).first()).toBeVisible();
      await expect(again).toBeHidden();
    });
  }
});
