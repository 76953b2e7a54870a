import { expect, fn } from 'storybook/test';
import { NEW_SALE_DETAILS } from '#domain/sell-flow.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NotesStep, type NotesStepProps } from '#web/features/point-of-sale/NotesStep.tsx';
import { paths } from '#web/navigation/paths.ts';

const flow: NotesStepProps['flow'] = {
  sale: { state: 'open' },
  step: 'notes',
  go: fn(),
  details: NEW_SALE_DETAILS,
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
  refusal: undefined,
};

const known: NotesStepProps['known'] = {
  name: undefined,
  domains: undefined,
  isLoading: false,
  failure: undefined,
  isGone: false,
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
    await userEvent.click(canvas.getByRole('button', { name: 'Activate eSIM' }));
    await expect(args.flow.send).toHaveBeenCalledWith(NEW_SALE_DETAILS, undefined);
  },
});

/** Nothing is activated by this sale. */
export const OnFirstUse = meta.story({
  args: { flow: { ...flow, details: { metatag: '', activationMode: 'FIRST_USE' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sell' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { topUpBalance: { ...topUpBalance, refusal: 'This package has no price.' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Activate eSIM' });
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
    await userEvent.click(canvas.getByRole('button', { name: 'Activate eSIM' }));
    await expect(args.flow.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the new price' }));
    await expect(args.flow.acceptPrices).toHaveBeenCalled();
  },
});
