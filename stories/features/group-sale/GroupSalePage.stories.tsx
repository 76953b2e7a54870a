import { expect, fn, screen, waitFor } from 'storybook/test';
import type { GroupSaleQuote } from '#contract/storefront/model/groupSaleQuote.ts';
import {
  getCreateGroupSaleMockHandler,
  getCreateGroupSaleMockHandler409,
  getCreateGroupSaleMockHandler422,
  getListGroupSalesMockHandler,
  getQuoteGroupSaleMockHandler,
  getQuoteGroupSaleMockHandler500,
  getQuoteGroupSaleResponseMock,
} from '#mocks/generated/storefront/group-sales/group-sales.msw.ts';
import {
  getListInventoryMockHandler,
  getListInventoryMockHandler500,
  getListInventoryResponseMock,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as GroupSalePage } from '#web/features/group-sale/GroupSalePage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';
import { lowCredit } from '../point-of-sale/selling.ts';

const item = getListInventoryResponseMock().items.find(({ active }) => active);

/** An order reached the store. */
const ordered = fn();

/** What was entered on an earlier visit. */
const enter =
  (text: string, more: object = {}) =>
  () => {
    const draft = { itemId: item?.id ?? null, activationMode: 'FIRST_USE', country: 'DE', text, key: 'key', ...more };
    sessionStorage.setItem(`draft ${signedIn.email} group sale`, JSON.stringify(draft));
  };

const meta = preview.meta({
  title: 'Features/Group sale/GroupSalePage',
  component: GroupSalePage,
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: paths.groupSales(),
    docs: { story: { inline: false, height: '1000px' } },
  },
  // What another story entered.
  beforeEach: () => sessionStorage.clear(),
});

export const Default = meta.story({
  parameters: looks,
  beforeEach: enter('Anna Berg\nben@example.com;Austria'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '2. ben@example.com' })).toBeVisible();
    await expect(await canvas.findByText('Your customers pay')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sell 2 packages' })).not.toHaveAttribute('aria-disabled', 'true');
  },
});

export const Begun = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Choose a package and enter travellers/)).toBeVisible();
    await expect(canvas.getByText(/47 of 48 sold/)).toBeVisible();
  },
});

export const Faults = meta.story({
  beforeEach: enter('Anna Berg\nben@nowhere\nClara;Germny'),
  play: async ({ canvas }) => {
    // At the list, and at the button.
    await expect(await canvas.findAllByText('2 of 3 lines need correcting.', { ignore: '[id]' })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Sell 1 of 3 packages' })).toHaveAccessibleDescription(
      '2 of 3 lines need correcting.',
    );
    // What the others cost is known before.
    await expect(await canvas.findByText('1 of 3')).toBeVisible();
  },
});

/** A known customer lives where nothing can be sold: the preview and the button count the others. */
export const LeftOut = meta.story({
  beforeEach: () => {
    enter('Anna Berg\nben@example.com;Austria\nClara Fink')();
    const refusals = [{ line: 2, code: 'country_not_supported' as const }];
    network.use(getQuoteGroupSaleMockHandler({ ...getQuoteGroupSaleResponseMock(), refusals }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sell 2 packages, leave out 1' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const NotQuoted = meta.story({
  beforeEach: () => {
    enter('Anna Berg')();
    network.use(getQuoteGroupSaleMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The price could not be loaded.')).toBeVisible();
  },
});

/** What was entered stays. */
export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    enter('Anna Berg\nben@example.com;Austria')();
    network.use(getCreateGroupSaleMockHandler409());
  },
  play: async ({ canvas, userEvent }) => {
    // The price was asked for.
    await expect(await canvas.findByText('Your customers pay')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell 2 packages' }));
    await expect(await screen.findByText(/^A price changed in the meantime/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Travellers/ })).toHaveValue(
      'Anna Berg\nben@example.com;Austria',
    );
    await userEvent.keyboard('{Escape}');
  },
});

/** The answer to an order of Anna was lost; then Ben was added to the list. */
const lost = {
  inventoryItemId: item?.id,
  activationMode: 'FIRST_USE',
  travellers: [{ name: 'Anna Berg', country: 'DE' }],
};

/** It says so until it is known what became of the order. */
export const OutcomeUnknown = meta.story({
  beforeEach: enter('Anna Berg', { sent: [lost] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is not known yet whether your order arrived')).toBeVisible();
  },
});

/** An earlier order has the key: its traveller gets no second package without a decision. */
export const ArrivedBefore = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    enter('Anna Berg\nben@example.com;Austria', { sent: [lost] })();
    network.use(getCreateGroupSaleMockHandler422());
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your customers pay')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell 2 packages' }));
    await expect(await canvas.findByText('Your earlier order did arrive')).toBeVisible();
    await expect(canvas.getByText(/^1 traveller on this list is already in it/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sell 2 packages' })).toHaveAccessibleDescription(
      /^Choose above whether/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'No, take them off the list' }));
    await expect(canvas.getByRole('textbox', { name: /^Travellers/ })).toHaveValue('ben@example.com;Austria');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sell 1 package' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByText(/Nobody on this list is in it/)).toBeVisible();
  },
});

const quote = getQuoteGroupSaleResponseMock();

/** As another tab sold it; both travellers of the list are in it. */
const soldElsewhere = {
  ...quote,
  earlier: { id: '8c3f6f5c-6a0e-4b51-9a3b-0c2f5a1d7e31', createdAt: new Date().toISOString(), lines: [1, 2] },
};

/** The list was sold before: nothing is sold again without a decision. */
export const SoldBefore = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    enter('Anna Berg\nben@example.com;Austria')();
    network.use(getQuoteGroupSaleMockHandler(soldElsewhere));
  },
  play: async ({ canvas, userEvent }) => {
    const sell = () => canvas.getByRole('button', { name: 'Sell 2 packages' });
    await expect(await canvas.findByText(/^You sold this list today at/)).toBeVisible();
    await expect(sell()).toHaveAccessibleDescription(/^Choose above whether/);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, sell to them again' }));
    await waitFor(() => expect(sell()).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByText(/^You sold this list/)).toBeNull();
  },
});

/** It was sold in another tab after its price was shown here: the press asks, and orders nothing. */
export const SoldMeanwhile = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    enter('Anna Berg\nben@example.com;Austria')();
    let held: GroupSaleQuote = quote;
    network.use(
      getQuoteGroupSaleMockHandler(() => {
        const answer = held;
        held = soldElsewhere;
        return answer;
      }),
      getCreateGroupSaleMockHandler(() => {
        ordered();
        return never();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    ordered.mockClear();
    await expect(await canvas.findByText('Your customers pay')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell 2 packages' }));
    await expect(await canvas.findByText(/^You sold this list today at/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'No, take them off the list' }));
    await expect(canvas.getByRole('textbox', { name: /^Travellers/ })).toHaveValue('');
    await expect(ordered).not.toHaveBeenCalled();
  },
});

/** Credit comes first. */
export const ShortOfCredit = meta.story({
  parameters: looks,
  beforeEach: () => {
    enter('Anna Berg\nben@example.com;Austria')();
    network.use(lowCredit, getQuoteGroupSaleMockHandler({ ...quote, fromStock: 0, credit: 10, creditAfter: -8.4 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sell 1 of 2 packages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up credit' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () =>
    network.use(getListInventoryMockHandler({ items: [] }), getListGroupSalesMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your inventory is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start with recommended packages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose packages' })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListInventoryMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
