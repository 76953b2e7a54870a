// Each form loses the answer to its change, in each way in which an answer is lost, after the server has made it: no page may
// say that it failed (P20).
import { expect, type Page, type Route, test } from '@playwright/test';
import { paths } from '#web/navigation/paths.ts';
import { enter, newSeller, type Seller } from './seller.ts';
import { look } from './state.ts';

/** The answers of a change that was made. */
const losses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  reset: (route) => route.abort('connectionreset'),
  502: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Zqx proxy</h1>' }),
  HTML: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Zqx portal</h1>' }),
  'cut JSON': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":"' }),
  empty: (route) => route.fulfill({ status: 200, body: '' }),
};

type Form = {
  name: string;
  address: (seller: Seller) => string;
  /** The call that makes the change. */
  call: { method: string; path: RegExp };
  /** Fills the form and sends it. @param nth Makes each change another one. */
  send: (page: Page, nth: number) => Promise<void>;
  /** What the page says of a change that was made. */
  done: RegExp;
};

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).last();

const forms: readonly Form[] = [
  {
    name: 'account',
    address: () => paths.accountDetails(),
    call: { method: 'PUT', path: /\/users\/current$/ },
    send: async (page, nth) => {
      await page.getByRole('main').getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Company name').fill(`Berg ${nth}`);
      await button(page, 'Save').click();
    },
    done: /saved|updated/i,
  },
  {
    name: 'item of the inventory',
    address: ({ itemId }) => paths.inventoryItem(itemId),
    call: { method: 'PUT', path: /\/products\/inventory\/[\da-f-]+$/ },
    send: async (page, nth) => {
      await page.getByRole('dialog').getByLabel('Name').fill(`Germany ${nth}`);
      await button(page, 'Save').click();
    },
    done: /saved/i,
  },
  {
    name: 'new channel',
    address: () => paths.api(),
    call: { method: 'POST', path: /\/api-credentials$/ },
    send: async (page, nth) => {
      await button(page, 'Add channel').click();
      await page.getByRole('dialog').getByRole('textbox').fill(`Shop ${nth}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Add channel' }).click();
    },
    done: /added/i,
  },
];

const FAILED = /\bfailed\b|could not|unexpected error|no answer|nothing was/i;

for (const form of forms) {
  test(`the answer to the change of: ${form.name}`, async ({ page, baseURL: url = '' }) => {
    const seller = await newSeller(url);
    const found: string[] = [];
    for (const [nth, [loss, lose]] of Object.entries(losses).entries()) {
      let sent = 0;
      const onCall = async (route: Route): Promise<void> => {
        if (route.request().method() !== form.call.method) return route.fallback();
        sent += 1;
        await route.fetch();
        // Sent again, it is answered.
        return sent === 1 ? lose(route) : route.fallback();
      };
      await page.goto(`${url}/favicon.svg`);
      await enter(page.context(), seller);
      await page.goto(url + form.address(seller));
      await page.route(form.call.path, onCall);
      await form.send(page, nth);
      await expect(page.getByText(form.done).first()).toBeVisible();
      const { alerts, lines } = await look(page);
      found.push(...[...alerts, ...lines].filter((line) => FAILED.test(line)).map((line) => `${loss}: ${line}`));
      expect(sent).toBeGreaterThan(0);
      await page.unroute(form.call.path, onCall);
    }
    test.info().annotations.push({ type: 'cases', description: String(Object.keys(losses).length) });
    test.info().annotations.push(...found.map((description) => ({ type: 'finding', description })));
    expect(found).toEqual([]);
  });
}
