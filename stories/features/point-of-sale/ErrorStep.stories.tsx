import { expect, fn } from 'storybook/test';
import type { Buyer } from '#domain/buyer.ts';
import { type SellFailure, sellFailure } from '#domain/sell-flow.ts';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ErrorStep } from '#web/features/point-of-sale/ErrorStep.tsx';

const buyer: Buyer = { type: 'new', email: 'tom@example.com', country: 'DE' };
const outOfStock: SellFailure = { kind: 'outOfStock' };

const meta = preview.meta({
  title: 'Features/Point of sale/ErrorStep',
  component: ErrorStep,
  args: { buyer, failure: outOfStock, onRetry: fn(), onReopen: fn(), onFindCustomer: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Unexpected = meta.story({ parameters: looks, args: { failure: { kind: 'unexpected' } } });

/** Refused for a reason that the app does not know: the sale is confirmed again before it is sent. */
export const Refused = meta.story({
  args: { failure: sellFailure(problem(409, 'reseller_suspended', 'Selling suspended', 'M')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReopen).toHaveBeenCalled();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** There was no eSIM to sell, and nothing else was wrong. */
export const NoEsim = meta.story({
  args: { failure: sellFailure(problem(502, 'supplier_failed', 'Bad gateway', 'M')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const InsufficientCredit = meta.story({
  args: { failure: sellFailure(problem(402, 'insufficient_credits', 'Insufficient credits', 'M')) },
});
