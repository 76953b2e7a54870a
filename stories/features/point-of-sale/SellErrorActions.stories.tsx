import { expect, fn } from 'storybook/test';
import { type SellFailure, sellFailure } from '#domain/sell-flow.ts';
import { paths } from '#web/navigation/paths.ts';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellErrorActions } from '#web/features/point-of-sale/SellErrorActions.tsx';

const unexpected: SellFailure = { kind: 'unexpected' };

const meta = preview.meta({
  title: 'Features/Point of sale/SellErrorActions',
  component: SellErrorActions,
  args: { failure: unexpected, packagesHref: paths.pointOfSale(), onRetry: fn(), onReopen: fn(), onFindCustomer: fn() },
});

export const Default = meta.story({ parameters: looks });

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
