import { expect, fn, waitFor } from 'storybook/test';
import { newSaleDetails } from '#domain/sell-flow.ts';
import { item, longItem } from '#mocks/scenarios/packages.ts';
import { getGetSaleSuggestionsMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { NotesStep, type NotesStepProps } from '#web/features/point-of-sale/NotesStep.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Address, address } from '../Address.tsx';
import { showSecondCurrency } from './selling.ts';

const details = newSaleDetails('FIRST_USE');

const flow: NotesStepProps['flow'] = {
  sale: { state: 'open' },
  step: 'notes',
  go: fn(),
  details,
  keepDetails: fn(),
  send: fn(),
  carry: fn(),
  isStockUsedUp: false,
  changes: undefined,
  acceptPrices: fn(),
};

const buyer: NotesStepProps['buyer'] = { type: 'guest', country: 'DE' };

const topUpBalance: NotesStepProps['topUpBalance'] = {
  domains: [],
  domainId: undefined,
  choose: fn(),
  sentId: undefined,
  plan: undefined,
  needsNewEsim: false,
  refusal: undefined,
};

const known: NotesStepProps['known'] = {
  name: undefined,
  domains: undefined,
  details: undefined,
  existing: undefined,
  existingCountry: undefined,
  isLoading: false,
  failure: undefined,
  isGone: false,
  goOver: fn(),
};

const meta = preview.meta({
  title: 'Features/Point of sale/NotesStep',
  component: NotesStep,
  parameters: { route: paths.pointOfSaleSell('guest', item().id, { country: 'DE', state: 'notes' }) },
  args: { buyer, item: item(), known, flow, topUpBalance },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sell' }));
    await expect(args.flow.send).toHaveBeenCalledWith(details, undefined);
  },
});

/** The reseller chose a second currency. */
export const SecondCurrency = meta.story({
  beforeEach: () => showSecondCurrency('EUR', 1.0842),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^≈ 13\.74\sEUR · rate of 20-11-2026$/)).toBeVisible();
  },
});

/** The country is changed with one press; the sale goes on with what was typed. */
export const CountryChanged = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetSaleSuggestionsMockHandler({ items: [], countries: ['DE', 'FR', 'AT'] })),
  render: (props) => (
    <>
      <NotesStep {...props} />
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Guest')).toBeVisible();
    await expect(canvas.getByText('It comes from your stock (3 left).')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'France' }));
    await waitFor(() => expect(address()).toMatch(/country=FR/));
  },
});

/** Nobody asks where an existing customer lives. */
export const ExistingCustomer = meta.story({
  args: {
    buyer: { type: 'existing', customerUid: 'c1' },
    known: { ...known, name: 'tom@example.com' },
    item: item({ amount: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Germany' })).toBeNull();
  },
});

export const LongValues = meta.story({
  parameters: looks,
  args: {
    item: longItem,
    known: { ...known, name: 'a.very.long.address.of.a.customer@a-rather-long-domain.example.com' },
  },
});

export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const modesOffered = canvas.getAllByRole('radio');
    await expect(modesOffered).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /On first use/ })).toBeChecked();
    await expect(canvas.getByText(/30 days from first use/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Now/ }));
    const { keepDetails } = args.flow;
    await expect(keepDetails).toHaveBeenLastCalledWith({ metatag: '', activationMode: 'NOW' });
    await expect(canvas.getByText(/30 days: ends /)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    await expect(keepDetails).toHaveBeenLastCalledWith({ metatag: 'Booking 4711', activationMode: 'NOW' });
    await expect(canvas.getByText('Characters left: 243')).toBeVisible();
  },
});

/** Stops at 255 characters. */
export const FullNotes = meta.story({
  args: { flow: { ...flow, details: { ...details, metatag: 'x'.repeat(255) } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'y');
    await expect(args.flow.keepDetails).not.toHaveBeenCalled();
    await expect(canvas.getByText('Characters left: 0')).toBeVisible();
  },
});

/** The button is the same whenever the validity begins. */
export const AtOnce = meta.story({
  args: { flow: { ...flow, details: { metatag: '', activationMode: 'NOW' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sell' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { topUpBalance: { ...topUpBalance, refusal: 'This package has no price.' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Sell' });
    await expect(button).toHaveAccessibleDescription('This package has no price.');
    await userEvent.click(button);
    await expect(args.flow.send).not.toHaveBeenCalled();
  },
});

/** The customer has paid what was shown: nothing is sold at another price before the seller says so. */
export const PriceChanged = meta.story({
  args: {
    flow: {
      ...flow,
      changes: {
        collected: {
          before: { priceValue: 2.89, currencyCode: 'USD' },
          now: { priceValue: 9.99, currencyCode: 'USD' },
        },
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your customer pays 9\.99.USD, no longer 2\.89.USD\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Sell' }));
    await expect(args.flow.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the new price' }));
    await expect(args.flow.acceptPrices).toHaveBeenCalled();
  },
});
