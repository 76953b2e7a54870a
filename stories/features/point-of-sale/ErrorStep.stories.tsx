import { fn } from 'storybook/test';
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

export const InsufficientCredit = meta.story({
  args: { failure: sellFailure(problem(402, 'insufficient_credits', 'Insufficient credits', 'M')) },
});
