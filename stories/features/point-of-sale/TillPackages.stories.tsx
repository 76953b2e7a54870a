import { expect, waitFor } from 'storybook/test';
import {
  getGetSaleSuggestionsMockHandler,
  getGetSaleSuggestionsMockHandler500,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import {
  getSearchCustomersMockHandler,
  getSearchCustomersMockHandler500,
  getSearchMockHandler,
  getSearchMockHandler500,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import {
  getListInventoryMockHandler,
  getListInventoryMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item, items, longItem, sixItems } from '#mocks/scenarios/packages.ts';
import { customerDetails, esim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { TillPackages } from '#web/features/point-of-sale/TillPackages.tsx';
import { paths } from '#web/navigation/paths.ts';
import { giveCamera, qrCode } from '../../device-camera.ts';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/TillPackages',
  component: TillPackages,
  render: (props) => (
    <>
      <TillPackages {...props} />
      <Address />
    </>
  ),
  parameters: { route: paths.pointOfSale() },
});

/** No customer has the text anywhere. */
const findNobody = (): void => network.use(getSearchMockHandler({ customers: [], esims: [], sales: [] }));

const tom = { uid: 'tom', email: 'tom@example.com', iccid: esim().iccid, lastSaleName: 'Europe 5 GB' };
const ann = { uid: 'ann', email: 'ann@tom.example', iccid: '8949000000000000026', lastSaleName: 'Japan 1 GB' };

export const Default = meta.story({ parameters: looks });

/** The last sale begins again with one press, at its last step. */
export const Repeated = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Repeat: Europe 5 GB Guest, Germany/ }));
    await waitFor(() =>
      expect(address()).toMatch(
        /^\/store\/guest\/packages\/.+\?country=DE&attempt=[\da-f-]{36}&from=till&state=notes$/,
      ),
    );
  },
});

/** A package by its tile, to a guest who lives where the last one did. */
export const Tile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /United States 1 GB/ }));
    await waitFor(() => expect(address()).toMatch(/^\/store\/guest\/packages\/.+\?country=DE&attempt=.+&state=notes$/));
  },
});

/** Nothing was sold yet: there is nothing to repeat, and the country is asked for. */
export const BeforeTheFirstSale = meta.story({
  beforeEach: () => network.use(getGetSaleSuggestionsMockHandler({ items: [...items], countries: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Europe 5 GB/ }));
    await expect(canvas.queryByRole('button', { name: /^Repeat/ })).toBeNull();
    await waitFor(() => expect(address()).toMatch(/^\/store\/guest\/packages\/.+\?attempt=.+&state=notes$/));
  },
});

/** Only one package matches: Enter begins its sale. */
export const FoundByWord = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [...items, ...sixItems] })),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'japan');
    await expect(await canvas.findByText('7 packages found')).toBeVisible();
    await userEvent.type(field, ' 20 gb');
    await expect(await canvas.findByText('1 package found')).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/store\/guest\/packages\/item-2\?/));
  },
});

/** The arrows lead from the field through the tiles and back, where Enter begins the sale of the best package. */
export const FoundByArrows = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    findNobody();
    network.use(getListInventoryMockHandler({ items: [...items, ...sixItems] }));
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'japan');
    await expect(await canvas.findByText('7 packages found')).toBeVisible();
    const [first, second] = canvas.getAllByRole('button', { name: /Japan/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/store\/guest\/packages\/.+\?/));
  },
});

/** One wrong letter: what is called almost so is shown, and Enter takes it where no customer has the text. */
export const Mistyped = meta.story({
  beforeEach: () => {
    findNobody();
    network.use(getListInventoryMockHandler({ items: [...items, ...sixItems] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'jpaan 20 gb');
    await expect(await canvas.findByRole('button', { name: 'Did you mean Japan?' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Japan(?!\?)/ })).toHaveLength(1);
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(address()).toMatch(/^\/store\/guest\/packages\/item-2\?/);
    });
  },
});

/** A scanner types the number of the eSIM and presses Enter. */
export const FoundByIccid = meta.story({
  beforeEach: () => network.use(getSearchCustomersMockHandler({ items: [customerDetails()] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${esim().iccid}{Enter}`);
    await waitFor(() =>
      expect(address()).toBe(
        `/store/existing/packages?customerUid=${customerDetails().customer.uid}&iccid=${esim().iccid}`,
      ),
    );
  },
});

/** The camera reads the card of an eSIM: the same as if its number had been typed. */
export const FoundByScan = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const esims = [{ iccid: esim().iccid, customerUid: 'tom' }];
    network.use(getSearchMockHandler({ customers: [], esims, sales: [] }));
    return giveCamera(qrCode('https://store.example/s/abc')).undo;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan a code' }));
    await waitFor(() => expect(address()).toBe(`/store/existing/packages?customerUid=tom&iccid=${esim().iccid}`));
  },
});

export const IccidTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), esim().iccid);
    await expect(await canvas.findByText('Press Enter to find the customer.')).toBeVisible();
  },
});

export const IccidUnfinished = meta.story({
  beforeEach: findNobody,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${esim().iccid.slice(0, 12)}{Enter}`);
    await expect(await canvas.findByText('An ICCID has 18 to 22 digits.')).toBeVisible();
  },
});

export const IccidUnknown = meta.story({
  beforeEach: () => network.use(getSearchCustomersMockHandler({ items: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${esim().iccid}{Enter}`);
    await expect(await canvas.findByText('None of your customers has this ICCID.')).toBeVisible();
  },
});

export const SearchFailed = meta.story({
  beforeEach: () => network.use(getSearchCustomersMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${esim().iccid}{Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const SearchFailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSearchCustomersMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${esim().iccid}{Enter}`);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    network.use(getSearchCustomersMockHandler({ items: [] }));
    await userEvent.click(again);
    await expect(await canvas.findByText('None of your customers has this ICCID.')).toBeVisible();
  },
});

/** Nobody has this address: the way to a new customer takes it along. */
export const EmailUnknown = meta.story({
  beforeEach: () => {
    findNobody();
    network.use(getSearchCustomersMockHandler({ items: [] }));
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'tom@{Enter}');
    await expect(await canvas.findByText('Enter the whole email address.')).toBeVisible();
    await userEvent.type(field, 'example.com{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Sell to a new customer' })).toHaveAttribute(
      'href',
      '/store/new?email=tom%40example.com',
    );
  },
});

/** A part of an address finds customers beside the packages, and says nothing of packages where there are none. */
export const CustomersFound = meta.story({
  parameters: looks,
  beforeEach: () =>
    network.use(
      getListInventoryMockHandler({ items: [...items, ...sixItems] }),
      getSearchMockHandler({ customers: [tom, ann], esims: [], sales: [] }),
    ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'tom');
    await expect(await canvas.findByRole('link', { name: 'tom@example.com' })).toHaveAttribute(
      'href',
      '/store/existing/packages?customerUid=tom',
    );
    await expect(canvas.queryByText(/^Nothing found/)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'jap');
    await expect(await canvas.findByText('7 packages found')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'ann@tom.example' })).toBeVisible();
  },
});

/** No package and one customer: Enter waits for the answer, and begins the sale to them. */
export const OnlyCustomer = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSearchMockHandler({ customers: [tom], esims: [], sales: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'example.c{Enter}');
    await waitFor(() => expect(address()).toBe('/store/existing/packages?customerUid=tom'));
  },
});

/** Some digits of an ICCID: what is sold goes onto this eSIM. */
export const CustomerOfEsim = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      getSearchMockHandler({
        customers: [],
        esims: [{ iccid: esim().iccid, customerUid: 'tom', customerEmail: 'tom@example.com' }],
        sales: [],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), esim().iccid.slice(0, 7));
    await expect(await canvas.findByRole('link', { name: 'tom@example.com' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/store/existing/packages?customerUid=tom&iccid=${esim().iccid}`));
  },
});

/** Every package is one press away, and so is another search (POS-099). */
export const NobodyFound = meta.story({
  beforeEach: findNobody,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'tom@');
    await expect(await canvas.findByText('No customer found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sell to a new customer' })).toHaveAttribute(
      'href',
      paths.pointOfSaleNew('tom@'),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'hanna');
    await expect(await canvas.findByText('Nothing found for “hanna”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sell to a new customer' })).toHaveAttribute(
      'href',
      paths.pointOfSaleNew('hanna'),
    );
    await expect(canvas.getByRole('link', { name: 'All packages' })).toHaveAttribute(
      'href',
      expect.stringContaining('/store/guest/packages'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: /^Repeat/ })).toBeVisible();
  },
});

/** The packages are there all the same, and the customers come with another try. */
export const CustomersFailed = meta.story({
  beforeEach: () =>
    network.use(getListInventoryMockHandler({ items: [...items, ...sixItems] }), getSearchMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'japan');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('7 packages found')).toBeVisible();
    network.use(getSearchMockHandler({ customers: [tom], esims: [], sales: [] }));
    await userEvent.click(again);
    await expect(await canvas.findByRole('link', { name: 'tom@example.com' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** Beside a sale: no second way to repeat the last one. */
export const BesideSale = meta.story({
  args: { buyer: { type: 'new', email: 'tom@example.com', country: 'FR' }, chosenId: item().id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /United States 1 GB/ }));
    await waitFor(() => expect(address()).toMatch(/^\/store\/new\/packages\/.+\?email=tom%40example.com&country=FR/));
  },
});

/** Nothing can be sold yet: the filled button leads to the packages. */
export const Empty = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetSaleSuggestionsMockHandler({ items: [], countries: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose packages' })).toHaveAttribute(
      'href',
      '/data-packages',
    );
  },
});

export const LongValues = meta.story({
  parameters: looks,
  beforeEach: () =>
    network.use(
      getGetSaleSuggestionsMockHandler({
        items: [longItem, ...items],
        lastSale: { item: longItem, userCountry: 'GS' },
        countries: ['GS'],
      }),
    ),
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetSaleSuggestionsMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetSaleSuggestionsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your packages could not be loaded.')).toBeVisible();
  },
});

/** Nothing is searched: that is said in place of the packages, with another try. */
export const PackagesFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'japan');
    await expect(await canvas.findByText('Your packages could not be loaded.')).toBeVisible();
    network.use(getListInventoryMockHandler({ items: [...sixItems] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Japan 3 GB/ })).toBeVisible();
  },
});
