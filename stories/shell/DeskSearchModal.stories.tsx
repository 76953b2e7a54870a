import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getListPackagesMockHandler,
  getListPackagesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import {
  getListPaymentsMockHandler,
  getListPaymentsMockHandler500,
} from '#mocks/generated/operator/payments/payments.msw.ts';
import {
  getListResellersMockHandler,
  getListResellersResponseMock,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { getListSalesMockHandler } from '#mocks/generated/operator/statements/statements.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { DeskSearch } from '#web/shell/DeskSearch.tsx';
import { DeskSearchModal } from '#web/shell/DeskSearchModal.tsx';
import { Address, address } from '../features/Address.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/DeskSearchModal',
  component: DeskSearchModal,
  args: { text: '', onChange: fn(), onClose: fn() },
  render: () => (
    <>
      <DeskSearch />
      <Address />
    </>
  ),
  decorators: [withSession(signedIn)],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await expect(await screen.findByRole('option', { name: 'Price list' })).toBeVisible();
  },
});

/** `/`, letters, and the first result. */
export const Finds = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(canvasElement);
    await userEvent.keyboard('/');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search the desk' }), 'kiosk');
    for (const name of ['Resellers', 'Sales', 'Payments', 'Packages']) {
      await expect(await screen.findByRole('group', { name })).toBeVisible();
    }
    await expect(
      screen.getByRole('option', {
        name: /Germany 1 GB.*#1138 · \d{2}-\d{2}-2026 \d{2}:\d{2} · 4\.60\sEUR · Harbour Travel/,
      }),
    ).toBeVisible();
    await expect(
      screen.getByRole('option', { name: /238\.00\sUSD.*1004-3 · \d{2}-\d{2}-2026 \d{2}:\d{2} · Harbour Travel/ }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/operator\/resellers\/[\da-f-]+$/));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Other words for a page come before what else is called so. */
export const FindsAPage = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(canvasElement);
    await userEvent.keyboard('/');
    const box = await screen.findByRole('combobox', { name: 'Search the desk' });
    for (const [word, page] of [
      ['terms', 'Legal texts'],
      ['margin', 'Price rules'],
      ['markup', 'Price rules'],
      ['vat', 'Payments'],
      ['tax', 'Payments'],
      ['suspend', 'Resellers'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, word);
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(page));
    }
  },
});

const nothing = { items: [], hasMore: false };
const packages = getListPackagesResponseMock();
const resellers = getListResellersResponseMock();

/** Who is called almost so is said to be, and Enter takes nobody without an arrow. */
export const SimilarReseller = meta.story({
  beforeEach: () =>
    network.use(
      getListResellersMockHandler({ ...resellers, isSimilar: true }),
      getListSalesMockHandler(nothing),
      getListPaymentsMockHandler({ ...nothing, methods: [] }),
      getListPackagesMockHandler({ ...packages, items: [], found: 0 }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    const box = await screen.findByRole('combobox');
    await userEvent.type(box, 'harbuor');
    await expect(
      await screen.findByText('No reseller is called “harbuor”. Similar ones are shown.', { selector: 'p' }),
    ).toBeVisible();
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/operator\/resellers\/[\da-f-]+$/));
  },
});

export const SimilarPackage = meta.story({
  beforeEach: () =>
    network.use(
      getListResellersMockHandler(nothing),
      getListSalesMockHandler(nothing),
      getListPaymentsMockHandler({ ...nothing, methods: [] }),
      getListPackagesMockHandler({
        ...packages,
        items: [],
        found: 0,
        similar: { items: packages.items, meant: [{ typed: 'germny', word: 'germany', country: 'DE' }] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'germny');
    await expect(
      await screen.findByText('No package is called “germny”. Similar ones are shown.', { selector: 'p' }),
    ).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Germany 1 GB/ })).toBeVisible();
  },
});

/** It says what can be searched for. */
export const Nothing = meta.story({
  beforeEach: () =>
    network.use(
      getListResellersMockHandler(nothing),
      getListSalesMockHandler(nothing),
      getListPaymentsMockHandler({ ...nothing, methods: [] }),
      getListPackagesMockHandler({ ...packages, items: [], found: 0 }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'tom@traveller.example');
    await expect(await screen.findByText(/four or more of the last digits of an ICCID/)).toBeVisible();
    await expect(screen.getByText(/Customers of resellers are not known here/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListPaymentsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'price');
    await expect(await screen.findByText(/Not everything could be searched/)).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Price list' })).toBeVisible();
  },
});
