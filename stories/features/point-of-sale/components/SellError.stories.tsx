import { expect } from 'storybook/test';
import { type SellFailure, sellFailure } from '#domain/sell-flow.ts';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellError } from '#web/features/point-of-sale/components/SellError.tsx';

const unexpected: SellFailure = { kind: 'unexpected' };

const meta = preview.meta({
  title: 'Features/Point of sale/Components/SellError',
  component: SellError,
  args: { failure: unexpected },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong!');
    await expect(alert).toHaveTextContent(
      'An unexpected error occurred while activating your eSIM profile. Please try again later.',
    );
    await expect(alert).toHaveTextContent('It is not known yet whether it was sold.');
  },
});

/** The connection may be gone; the sale may have been made all the same. */
export const Unanswered = meta.story({
  args: { failure: { kind: 'unanswered' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Please check your connection and try again.');
    await expect(alert).toHaveTextContent('It is not known yet whether it was sold.');
  },
});

/** There was no connection, so the sale was never sent. */
export const Unsent = meta.story({
  parameters: looks,
  args: { failure: { kind: 'unsent' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The sale was not sent');
    await expect(alert).toHaveTextContent('Nothing was charged.');
  },
});

/** Sent before this page was loaded, or by another tab. */
export const Interrupted = meta.story({
  parameters: looks,
  args: { failure: { kind: 'interrupted', name: 'City trip' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The sale of City trip was interrupted')).toBeVisible();
  },
});

export const Unreachable = meta.story({
  args: { failure: { kind: 'unanswered' }, outcome: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('because the store does not answer');
  },
});

export const Unsold = meta.story({
  parameters: looks,
  args: { failure: { kind: 'interrupted', name: 'City trip' }, outcome: 'unsold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It was not sold, and you paid nothing for it.');
  },
});

/** Charged first, and refused by the supplier later. */
export const Refunded = meta.story({
  args: { failure: { kind: 'refunded' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent("selected product can't be provided in the desired quantity");
    await expect(alert).toHaveTextContent('The sale was refunded in full.');
  },
});

export const InsufficientCredit = meta.story({
  args: { failure: sellFailure(problem(402, 'insufficient_credits', 'Insufficient credits', 'M')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Insufficient creditsYou do not have sufficient credits to purchase the data package.',
    );
  },
});

export const PriceChanged = meta.story({
  args: { failure: sellFailure(problem(409, 'price_changed', 'Price changed', '')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The price changed since your confirmation. Please try again.',
    );
  },
});

/** ERR-022: refused by a proxy in between, which says nothing. */
export const WithoutWords = meta.story({
  args: { failure: sellFailure({ type: 'about:blank', title: '', status: 400, path: '/', message: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong!The price changed since your confirmation. Please try again.',
    );
  },
});

export const OutOfStock = meta.story({
  args: { failure: { kind: 'outOfStock' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("selected product can't be provided in the desired quantity")).toBeVisible();
  },
});

export const CustomerExists = meta.story({
  args: { failure: { kind: 'customerExists' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please top up the existing customer instead/)).toBeVisible();
  },
});

/** ERR-060: nothing was sold, and the seller knows it. */
export const NoEsim = meta.story({
  args: { failure: sellFailure(problem(502, 'supplier_failed', 'Bad gateway', 'M')) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('No new eSIM could be created, and nothing was sold.');
    await expect(alert).toHaveTextContent('Nothing was charged. What you typed is kept.');
  },
});

export const Refused = meta.story({ args: { failure: sellFailure(problem(404, 'not_found', 'T', 'M')) } });

/** The automatic top-up was to pay, and the card was refused. */
export const TopUpRefused = meta.story({
  parameters: looks,
  args: {
    failure: sellFailure({
      ...problem(402, 'insufficient_credits', 'Insufficient credits', 'M'),
      values: { topup: 'refused', reason: 'The card was declined.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You do not have sufficient credits to purchase the data package. The automatic top-up was refused: The card was declined.',
    );
  },
});
