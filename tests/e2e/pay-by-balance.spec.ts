import { expect, type Page, test } from '@playwright/test';
import { breakCall } from './break-call.ts';
import { expectCredit, registerPayer } from './reseller.ts';

const START = /\/crypto-payments\/authenticate\/start$/;
const SUBMIT = /\/crypto-payments\/authenticate\/submit$/;
const PAY = /\/payments\/credit\/submit$/;

/** Chooses the balance of the exchange at a checkout and presses its button. */
const payByBalance = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByText('Exchange balance').click();
  await expect(main.getByRole('radio', { name: /^Exchange balance/ })).toBeChecked();
  await main.getByRole('button', { name: /^Pay / }).click();
};

/** From the page of the credits to the checkout of a top-up by 25, which costs 29.75 with VAT. */
const chooseTopUp = async (page: Page): Promise<void> => {
  await page.getByLabel('Amount').fill('25');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  // The page before may name the ways to pay too.
  await expect(page.getByRole('heading', { name: 'Top up credit' })).toBeVisible();
  await page.getByRole('radio', { name: 'Card' }).waitFor({ state: 'attached' });
};

const enterPhone = async (page: Page, phone: string): Promise<void> => {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
};

const signInAndPay = (page: Page) => page.getByRole('button', { name: 'Sign in and pay' });

test.beforeEach(async ({ page }) => {
  await registerPayer(page, '/credits');
});

test('credit is paid by balance with an SMS code, with each call failing once', async ({ page }) => {
  await chooseTopUp(page);
  await payByBalance(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in at the exchange' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Phone number').pressSequentially('4');
  await expect(dialog.getByLabel('Phone number')).toHaveValue('+4');
  const [exchange] = await Promise.all([
    page.waitForEvent('popup'),
    // SHE-099: leaving the field does not move the link away from under the finger that rests on its edge.
    dialog.getByRole('link', { name: /Register at the exchange/ }).click({ delay: 300, position: { x: 20, y: 1 } }),
  ]);
  await expect(exchange.getByText('+491701234567')).toBeVisible();
  await exchange.close();

  const mendStart = await breakCall(page, 'POST', START);
  await enterPhone(page, '+491701234567');
  await expect(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
  await expect(dialog.getByLabel('Phone number')).toHaveValue('+491701234567');
  await mendStart();
  await next.click();

  const code = dialog.getByLabel('SMS code');
  await code.fill('000000');
  await signInAndPay(page).click();
  await expect(dialog.getByRole('alert')).toHaveText('The code or the password is not valid. Please try again.');
  await expect(code).toHaveAccessibleDescription(/Please enter a valid code\./);
  await code.fill('123456');
  const mendSubmit = await breakCall(page, 'POST', SUBMIT);
  await signInAndPay(page).click();
  await expect(page.getByText('An unexpected error occurred. Please try again later.').first()).toBeVisible();
  await expect(code).toHaveValue('123456');
  await mendSubmit();

  // The answer to the payment is lost: the next try is the same call, by the same token.
  const bodies: unknown[] = [];
  const keys = new Set<string | undefined>();
  await page.route(PAY, async (route) => {
    bodies.push(route.request().postDataJSON());
    keys.add(route.request().headers()['idempotency-key']);
    if (bodies.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const answer = page.waitForResponse(SUBMIT);
  await signInAndPay(page).dblclick();
  const { token } = (await (await answer).json()) as { token: string };
  const failed = page.getByRole('alertdialog', { name: 'Not known yet' });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/credits\?success/);
  await expectCredit(page, '30.00');
  expect(keys.size).toBe(1);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toMatchObject({ token, useIncentivesBalance: false });
  expect(Object.keys(bodies[0] as object).toSorted()).toEqual([
    'cancelCallbackUrl',
    'cart',
    'errorCallbackUrl',
    'expectedPrices',
    'paymentMethodId',
    'successCallbackUrl',
    'token',
    'useIncentivesBalance',
  ]);
});

test('packages are paid by balance with a password and a second factor', async ({ page }) => {
  await page.goto('/data-packages?search=Germany+1+GB');
  await page.getByRole('button', { name: 'Add to cart: Germany 1 GB' }).first().click();
  await page.goto('/data-packages/checkout');
  await payByBalance(page);
  await expect(page.getByText('without leaving this page')).toBeVisible();
  await enterPhone(page, '+491701234568');
  const password = page.getByLabel('Password');
  await password.fill('x');
  await password.fill('');
  await password.blur();
  await expect(page.getByText('Please enter a valid password.')).toBeVisible();
  await page.getByLabel('Two-factor code').fill('654321');
  await expect(signInAndPay(page)).toHaveAttribute('aria-disabled', 'true');
  await password.fill('reference');
  await signInAndPay(page).click();
  await expect(page).toHaveURL(/\/data-packages\/checkout\/success$/);
  await page.goto('/data-packages/checkout');
  await expect(page.getByText('cart is empty')).toBeVisible();
});

test('an empty and a locked account are told, and nothing is bought', async ({ page }) => {
  await chooseTopUp(page);
  await payByBalance(page);
  await enterPhone(page, '+491701234560');
  await page.getByLabel('SMS code').fill('123456');
  await signInAndPay(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in at the exchange' });
  await expect(dialog.getByRole('alert')).toHaveText('This account is locked. Please contact the exchange.');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Phone number')).toHaveValue('+491701234560');
  await enterPhone(page, '+491701234569');
  await page.getByLabel('SMS code').fill('123456');
  await signInAndPay(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('The balance of your exchange account is too low.');
  await expect(page).toHaveURL(/\/add-credits\/checkout\?method=exchange-balance$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retry' }).click();
  // The token was spent: the next try signs in.
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await expect(dialog.getByLabel('Phone number')).toBeVisible();
});

test('after a lost answer and a reload, what became of the payment is told before anything else is charged', async ({
  page,
}) => {
  let calls = 0;
  await page.route(PAY, async (route) => {
    calls += 1;
    await route.fetch();
    return route.abort();
  });
  await chooseTopUp(page);
  await payByBalance(page);
  await enterPhone(page, '+491701234567');
  await page.getByLabel('SMS code').fill('123456');
  await signInAndPay(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Not known yet' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/credits\?success/);
  await expectCredit(page, '30.00');
  expect(calls).toBe(1);
  await page.goto('/credits');
  await chooseTopUp(page);
  await payByBalance(page);
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('a session that ends while a payment by balance is open leaves it open until its outcome is told', async ({
  page,
}) => {
  await page.route(
    PAY,
    async (route) => {
      await route.fetch();
      return route.abort();
    },
    { times: 1 },
  );
  await chooseTopUp(page);
  await payByBalance(page);
  await enterPhone(page, '+491701234567');
  await page.getByLabel('SMS code').fill('123456');
  await signInAndPay(page).click();
  const question = page.getByRole('alertdialog', { name: 'Not known yet' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Retry' }).click();
  const problem = { status: 401, title: 'Unauthorized', message: 'Sign in again.' };
  await page.route(PAY, (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.getByRole('main').getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await page.unroute(PAY);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  // Nothing else is charged: the page finds the payment.
  await expect(page).toHaveURL(/\/credits\?success/);
  await expectCredit(page, '30.00');
});
