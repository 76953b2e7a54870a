import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  getGetAccountMockHandler,
  getGetAccountMockHandler500,
  getGetAccountResponseMock,
} from '#mocks/generated/storefront/account/account.msw.ts';
import { getListBulkDiscountsMockHandler } from '#mocks/generated/storefront/payments/payments.msw.ts';
import {
  getListDataPackagesMockHandler,
  getListDataPackagesMockHandler500,
} from '#mocks/generated/storefront/products/products.msw.ts';
import { packageNamed, packages } from '#mocks/scenarios/packages.ts';
import { shopHandlers } from '#mocks/scenarios/shop.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { Component as PricingPage } from '#web/features/pricing/PricingPage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Pricing/PricingPage',
  component: PricingPage,
  parameters: {
    route: paths.pricing(),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  decorators: [withSession(signedIn)],
});

const withForm = (): (() => void) => {
  configuration.discountRequestUrl = 'https://forms.example.com/discount?source=store';
  return () => delete configuration.discountRequestUrl;
};

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => network.use(...shopHandlers(5)),
  play: async ({ canvas }) => {
    await canvas.findByText('Thailand 5 GB');
    const table = within(canvas.getByRole('table', { name: 'Packages' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Package',
      'Volume',
      'Validity',
      'Price',
      'Recommended retail price',
    ]);
    const row = table.getByRole('row', { name: /Europe 5 GB/ });
    await expect(row).toHaveTextContent(/Europe 5 GBEurope.*5 GB30 days\d+\.\d\d.USD\d+\.\d\d.USD/);
    await expect(canvas.getByText('10%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy packages' })).toHaveAttribute('href', '/data-packages');
    await expect(canvas.getByTestId('page-header')).toHaveAttribute('data-header-height', '213');
  },
});

export const InOrder = meta.story({
  beforeEach: () =>
    network.use(getListDataPackagesMockHandler({ discountRate: 0, dataPackages: packages.toReversed() })),
  play: async ({ canvas }) => {
    await canvas.findByText('Germany 500 MB');
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual([
      'Details of World unlimited 10 days',
      'Details of Europe 5 GB',
      'Details of Germany 500 MB',
      'Details of United States 1 GB',
    ]);
  },
});

export const NoDiscount = meta.story({
  beforeEach: () =>
    network.use(
      getListDataPackagesMockHandler({ discountRate: 0, dataPackages: [...packages] }),
      getListBulkDiscountsMockHandler([]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Germany 500 MB');
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Apply for a discount' })).toBeVisible();
  },
});

/** Without a form of its own the store says which setting is missing. */
export const FormMissing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply for a discount' })).toHaveAttribute(
      'href',
      '/request-form/discount',
    );
  },
});

export const FormFilledIn = meta.story({
  beforeEach: withForm,
  play: async ({ canvas }) => {
    await canvas.findByText('10%');
    const form = canvas.getByRole('link', { name: 'Apply for a discount' });
    await expect(form).toHaveAttribute(
      'href',
      'https://forms.example.com/discount?source=store&email=anna%40example.com&firstName=Anna&discountRate=0.1',
    );
  },
});

export const FormWithGroup = meta.story({
  beforeEach: () => {
    network.use(getGetAccountMockHandler({ ...getGetAccountResponseMock(), pricingGroup: 'Partner' }));
    return withForm();
  },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('link', { name: 'Apply for a discount' });
    await waitFor(() => expect(form).toHaveAttribute('href', expect.stringContaining('&pricingGroup=Partner')));
  },
});

/** The form opens prefilled: the sign-in has the e-mail address. */
export const FormWithoutAccount = meta.story({
  beforeEach: () => {
    network.use(getGetAccountMockHandler500());
    return withForm();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('10%');
    const form = canvas.getByRole('link', { name: 'Apply for a discount' });
    await expect(form).toHaveAttribute('href', expect.stringContaining('email=anna%40example.com'));
    await expect(form).not.toHaveAttribute('href', expect.stringContaining('firstName'));
  },
});

/** The saved file: its name and its text. */
const savedBy = async (press: () => Promise<void>): Promise<{ name: string; text: string }> => {
  const files: Blob[] = [];
  const names: string[] = [];
  const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:price-list';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press();
  create.mockRestore();
  click.mockRestore();
  return { name: names.join(), text: (await Promise.all(files.map((file) => file.text()))).join() };
};

const calculating = '=HYPERLINK("https://example.com")';

export const Download = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      getListDataPackagesMockHandler({
        discountRate: 0.1,
        dataPackages: [...packages, { ...packageNamed('Germany 500 MB'), id: 'formula', name: calculating }],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Germany 500 MB');
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500 MB' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download price list' }));
    const { name, text } = await savedBy(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect(name).toMatch(/^price-list-\d{4}-\d{2}-\d{2}\.csv$/);
    const [header, ...lines] = text.trimEnd().split('\r\n');
    await expect(header).toBe(
      'Package,Coverage,Countries,Volume,Validity,Price,Currency,Recommended retail price,Retail currency',
    );
    // All packages, whatever the filter shows.
    await expect(lines).toHaveLength(packages.length + 1);
    const facts = 'Germany,DE,500 MB,2 weeks,1.80,USD,3.50,USD';
    await expect(lines).toContain(`Germany 500 MB,${facts}`);
    await expect(lines).toContain(`"'=HYPERLINK(""https://example.com"")",${facts}`);
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Germany 500 MB');
    for (const placeholder of ['All Coverage', 'All Validities', 'All Volumes']) {
      await expect(canvas.getByRole('button', { name: new RegExp(placeholder) })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500 MB' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
});

export const FiltersReset = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Germany 500 MB');
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500 MB' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(packages.length + 1));
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Germany 500 MB');
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '500 MB' }));
    await userEvent.click(canvas.getByRole('button', { name: /All Validities/ }));
    await userEvent.click(await screen.findByRole('option', { name: '30 days' }));
    await expect(await canvas.findByText('No package matches these filters')).toBeVisible();
  },
});

export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of World unlimited 10 days' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'World unlimited 10 days' }));
    await expect(dialog.getByText('2 GB high-speed volume')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListDataPackagesMockHandler(never)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download price list' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListDataPackagesMockHandler({ discountRate: 0, dataPackages: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No packages on offer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download price list' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListDataPackagesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The packages could not be loaded.')).toBeVisible();
    await expect(canvas.queryByText(/^[\d.]+%$/)).not.toBeInTheDocument();
  },
});

export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListDataPackagesMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The packages could not be loaded.')).toBeVisible();
    await expect(canvas.queryByText(/^[\d.]+%$/)).not.toBeInTheDocument();
    network.use(getListDataPackagesMockHandler());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
    await expect(canvas.getByText('10%')).toBeVisible();
  },
});

export const WidestMobile = meta.story({
  globals: modes.lastMobile,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(packages.length);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const NarrowestDesktop = meta.story({
  globals: modes.firstDesktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Germany 500 MB')).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});
