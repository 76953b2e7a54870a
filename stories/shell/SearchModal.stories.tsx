import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Found } from '#contract/storefront/model/found.ts';
import { getSearchMockHandler, getSearchMockHandler500 } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { getListInventoryMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { items, sixItems } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Search } from '#web/shell/Search.tsx';
import { SearchModal } from '#web/shell/SearchModal.tsx';
import { giveCamera, qrCode } from '../device-camera.ts';
import { Address, address } from '../features/Address.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/SearchModal',
  component: SearchModal,
  decorators: [withSession(signedIn)],
  args: { text: '', onChange: fn(), onClose: fn() },
  render: () => (
    <>
      <Search modal={SearchModal} />
      <Address />
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const found: Found = {
  customers: [{ uid: 'tom', email: 'ux-tom@example.com', iccid: '8949000000000000018', lastSaleName: 'Europe 5 GB' }],
  esims: [],
  sales: [],
};

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('option', { name: 'Sales history' })).toBeVisible();
  },
});

/** Signing out is found by its words alone. */
export const SignsOut = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSearchMockHandler({ customers: [], esims: [], sales: [] })),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('option', { name: 'Sales history' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: 'Sign out' })).toBeNull();
    await userEvent.keyboard('log out{Enter}');
    await waitFor(() => expect(signedIn.signOut).toHaveBeenCalled());
  },
});

/** Ctrl K, four letters, Enter: nobody is called so, and nobody is opened. */
export const SimilarCustomer = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      getSearchMockHandler({
        customers: [{ uid: 'lena', email: 'lena.keller@example.com', isSimilar: true }],
        esims: [],
        sales: [],
      }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('combobox', { name: 'Search your store' })).toHaveFocus();
    await userEvent.keyboard('lena.kellr{Enter}');
    const option = await screen.findByRole('option', { name: /lena\.keller/ });
    await expect(option).toHaveAttribute('aria-selected', 'false');
    await expect(screen.getByText(/^No customer is called that/, { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/customers/lena'));
  },
});

/** Ctrl K, four letters, Enter. */
export const FindsACustomer = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSearchMockHandler(found)),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('combobox', { name: 'Search your store' })).toHaveFocus();
    await userEvent.keyboard('ux-t{Enter}');
    await waitFor(() => expect(address()).toBe('/customers/tom'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A word that names a page comes before a guest who is called so; the box stays where it is. */
export const FindsAPage = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(getSearchMockHandler({ customers: [{ uid: 'g', note: 'Group 12' }], esims: [], sales: [] })),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search your store' });
    const options = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
    const top = box.getBoundingClientRect().top;
    for (const [word, page] of [
      ['refund', 'Sales history'],
      ['logo', 'LogoBrand'],
      ['password', 'Change passwordAccount details'],
      ['price list', 'Price list as a filePricing'],
      ['add credit', 'Top up credit'],
      ['invoice', 'Credit purchases'],
      ['price', 'Inventory'],
      ['group', 'Group sale'],
    ]) {
      await userEvent.clear(box);
      await userEvent.type(box, word ?? '');
      await waitFor(() => expect(options()[0]).toBe(page));
      await expect(box.getBoundingClientRect().top).toBe(top);
    }
    await waitFor(() => expect(options()).toContain('Group 12Guest'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/group-sales'));
  },
});

/** By other words of either language, by a country, and with one wrong letter. */
export const FindsByOtherWords = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSearchMockHandler({ customers: [], esims: [], sales: [] })),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search your store' });
    const options = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
    for (const [text, first] of [
      ['change price', 'Inventory'],
      ['abmelden', 'Sign out'],
      ['log out', 'Sign out'],
      ['2fa', 'Two-factor sign-inAccount details'],
      ['mwst', 'Tax IDAccount details'],
      ['taxes', 'Tax IDAccount details'],
      ['add funds', 'Top up credit'],
      ['lager', 'Inventory'],
      ['help', 'API documentation'],
      ['usa', 'United States 1 GB'],
      ['Vereinigte Staaten', 'United States 1 GB'],
      ['untied states', 'United States 1 GB'],
      ['pasword', 'Change passwordAccount details'],
      ['invetnory', 'Inventory'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await waitFor(() => expect(options()[0]).toBe(first));
    }
  },
});

/** More packages than are shown: that is said, and the list of all has the word. */
export const FindsManyPackages = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      getSearchMockHandler({ customers: [], esims: [], sales: [] }),
      getListInventoryMockHandler({ items: [...items, ...sixItems] }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search your store' });
    await userEvent.type(box, 'japn');
    await expect(await screen.findByRole('option', { name: 'All 7 similar packages' })).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'japan');
    await userEvent.click(await screen.findByRole('option', { name: 'All 7 packages with “japan”' }));
    await waitFor(() => expect(address()).toBe('/your-store/inventory?search=japan'));
  },
});

/** What it says where nothing was found fits what was typed. */
export const FindsNothing = meta.story({
  beforeEach: () => network.use(getSearchMockHandler({ customers: [], esims: [], sales: [] })),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search your store' });
    for (const [text, message] of [
      ['tom@nowhere', /No customer was found with “tom@nowhere”/],
      ['4711', /the number of a sale/],
      ['xyzzy', /Nothing was found for “xyzzy”.*a package or country/],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await expect(await screen.findByText(message)).toBeVisible();
    }
  },
});

/** From the card of an eSIM to its customer. */
export const ScansACard = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    network.use(
      getSearchMockHandler({ customers: [], esims: [{ iccid: '8949000000000000018', customerUid: 'tom' }], sales: [] }),
    );
    return giveCamera(qrCode('LPA:1$smdp.example$9A0C-7B1D')).undo;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Scan a code' }));
    await waitFor(() => expect(address()).toBe('/customers/tom'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getSearchMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'histo');
    await expect(await screen.findByText(/could not be searched/)).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Sales history' })).toBeVisible();
  },
});
