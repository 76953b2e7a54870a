import { expect, fn } from 'storybook/test';
import { getGetPriceRulesResponseMock } from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { WaitingPriceChanges } from '#web/features/operator/packages/components/WaitingPriceChanges.tsx';

const now = getGetPriceRulesResponseMock();
const [rate, rules] = now.waiting;
const changes = [
  rate!,
  rules!,
  {
    id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a6003',
    kind: 'SALE' as const,
    packages: 3,
    operator: 'otto@example.com',
    createdAt: '2026-11-21T11:00:00.000Z',
  },
];

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/WaitingPriceChanges',
  component: WaitingPriceChanges,
  args: { changes, now, onLook: fn(), onDecline: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 GBP = 1\.6 USD/)).toBeVisible();
    await expect(canvas.getByText(/^1\.2688 USD.* → 1\.6 USD/)).toBeVisible();
    await expect(canvas.getByText('0.20 USD → 0.00 USD')).toBeVisible();
    await expect(canvas.getByText('3 packages below cost on sale')).toBeVisible();
    await expect(canvas.getByText(/^Entered by a command on the server/)).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Look at it: 1 GBP/ }));
    await expect(args.onLook).toHaveBeenCalledWith(rate);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline: Price rules' }));
    await expect(args.onDecline).toHaveBeenCalledWith(changes[1]);
  },
});

export const None = meta.story({
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
