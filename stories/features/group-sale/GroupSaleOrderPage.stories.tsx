import { Route, Routes } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import type { GroupSaleLine } from '#contract/storefront/model/groupSaleLine.ts';
import { getGetCreditMockHandler, getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import {
  getGetGroupSaleMockHandler,
  getGetGroupSaleMockHandler404,
  getGetGroupSaleMockHandler500,
  getGetGroupSaleResponseMock,
  getMailGroupSaleMockHandler,
  getRetryGroupSaleMockHandler,
} from '#mocks/generated/storefront/group-sales/group-sales.msw.ts';
import { looks } from '#storybook/modes.ts';
import { lost, network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as GroupSaleOrderPage } from '#web/features/group-sale/GroupSaleOrderPage.tsx';
import { patterns, paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';
import { linesInAllStates } from './lines.ts';

const group = getGetGroupSaleResponseMock();

const running = { ...group, lineCount: 6, soldCount: 3, waitingCount: 1, lines: linesInAllStates };

const [guest, customer] = linesInAllStates as [GroupSaleLine, GroupSaleLine];

const sold = { ...group, soldCount: 2, lines: [guest, { ...customer, isMailed: false }] };

/** How much credit the store answered. */
const asked = fn();

const meta = preview.meta({
  title: 'Features/Group sale/GroupSaleOrderPage',
  component: GroupSaleOrderPage,
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: paths.groupSale(group.id),
    docs: { story: { inline: false, height: '900px' } },
  },
  render: () => (
    <Routes>
      <Route path={patterns.groupSale} element={<GroupSaleOrderPage />} />
    </Routes>
  ),
});

/** A line was refused: it says why, and all such lines are tried again by one press. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 line was not sold')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Anna Berg and ben@example.com' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show sale: 1. Anna Berg' })).toBeVisible();
  },
});

export const Running = meta.story({
  beforeEach: () => network.use(getGetGroupSaleMockHandler(running)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The packages are being sold/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const TriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getRetryGroupSaleMockHandler(sold)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(canvas.getAllByText('Sold')).not.toHaveLength(0);
  },
});

const credit = (value: number) => ({ ...getGetCreditResponseMock(), balance: { value, currency: 'USD' } });

/** The answer of the second try was lost, and it sold: the credit is asked for again. */
export const AnswerLost = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    let held = { group, credit: credit(39.89) };
    network.use(
      getGetGroupSaleMockHandler(() => held.group),
      getGetCreditMockHandler(() => {
        asked(held.credit.balance.value);
        return held.credit;
      }),
      getRetryGroupSaleMockHandler(() => {
        held = { group: sold, credit: credit(4.19) };
        return lost();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull(), { timeout: 20_000 });
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(4.19));
    await userEvent.keyboard('{Escape}');
  },
});

/** Credit that comes while the page is open is enough to try again. */
export const CreditCame = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    let value = 0;
    network.use(
      getGetCreditMockHandler(() => {
        const answer = credit(value);
        value = 100;
        return answer;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your credit is .* short/)).toBeVisible();
    await expect(
      await canvas.findByText('Your credit did not cover it then. It does now.', {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Your credit is .* short/)).toBeNull();
  },
});

export const Guests = meta.story({
  beforeEach: () => network.use(getGetGroupSaleMockHandler({ ...group, lineCount: 1, soldCount: 1, lines: [guest] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Email the links' })).toHaveAccessibleDescription(
      'Nobody in this order has an email address.',
    );
  },
});

export const Mailed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    let held = sold;
    network.use(
      getGetGroupSaleMockHandler(() => held),
      getMailGroupSaleMockHandler(() => (held = { ...sold, lines: [guest, customer] })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mail = () => canvas.getByRole('button', { name: 'Email the links' });
    await canvas.findByRole('button', { name: 'Email the links' });
    await expect(await canvas.findByText(/^The emails are in German\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the language' })).toHaveAttribute(
      'href',
      paths.notifications(),
    );
    await expect(canvas.getByRole('link', { name: 'New group sale' })).toHaveAttribute('href', paths.groupSales());
    await userEvent.click(mail());
    // STO-221
    await waitFor(() =>
      expect(mail()).toHaveAccessibleDescription(
        'Everyone with an email address was sent the link. 1 traveller has none: export or print that link.',
      ),
    );
    await userEvent.keyboard('{Escape}');
  },
});

export const Printed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print QR codes' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  },
});

export const Gone = meta.story({
  beforeEach: () => network.use(getGetGroupSaleMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This group sale was not found')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetGroupSaleMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetGroupSaleMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
