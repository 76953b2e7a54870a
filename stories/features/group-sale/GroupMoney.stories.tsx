import { expect } from 'storybook/test';
import { getGetGroupSaleResponseMock } from '#mocks/generated/storefront/group-sales/group-sales.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { GroupMoney } from '#web/features/group-sale/GroupMoney.tsx';
import { showSecondCurrency } from '../point-of-sale/selling.ts';
import { linesInAllStates } from './lines.ts';

const meta = preview.meta({
  title: 'Features/Group sale/GroupMoney',
  component: GroupMoney,
  args: { group: { ...getGetGroupSaleResponseMock(), lines: linesInAllStates } },
  beforeEach: () => purchasePriceShown.clear(),
});

/** Three lines are sold: what they cost is shown on demand. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^44\.70\sUSD$/)).toBeVisible();
    await expect(canvas.queryByText(/27\.60/)).toBeNull();
  },
});

export const PurchasePriceShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show price' }));
    await expect(await canvas.findByText(/27\.60\sUSD/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide price' }));
  },
});

/** A store with simulators has a rate of its own. */
export const AtASimulatedRate = meta.story({
  tags: ['behaviour'],
  beforeEach: () => showSecondCurrency('EUR', 1.0842, true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^≈ 41\.23\sEUR$/)).toBeVisible();
    await expect(canvas.getByText('simulated rate')).toBeVisible();
  },
});

export const InASecondCurrency = meta.story({
  beforeEach: () => showSecondCurrency('EUR', 1.0842),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^≈ 41\.23\sEUR$/)).toBeVisible();
    await expect(canvas.getByText('rate of 20-11-2026')).toBeVisible();
  },
});
