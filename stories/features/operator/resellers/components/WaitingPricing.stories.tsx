import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { WaitingPricing } from '#web/features/operator/resellers/components/WaitingPricing.tsx';

const change = {
  id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0041',
  discountRate: 60,
  pricingGroup: 'Partner',
  belowCost: 12,
  operator: 'olivia@example.com',
  operatorId: '0b7f4a52-6a0e-4b51-9a3b-0c2f5a1d7e12',
  createdAt: '2026-11-21T09:10:00.000Z',
};

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/WaitingPricing',
  component: WaitingPricing,
  args: {
    change,
    now: { discountRate: 10, pricingGroup: '' },
    operator: '0b7f4a52-6a0e-4b51-9a3b-0c2f5a1d7e11',
    onConfirm: fn(),
    onDecline: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Partner/)).toBeVisible();
    await expect(canvas.getByText(/^Now: discount 10%/)).toBeVisible();
    await expect(canvas.getByText('Packages on sale that it would buy below cost: 12')).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm/ }));
    await expect(args.onConfirm).toHaveBeenCalledWith(change);
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await expect(args.onDecline).toHaveBeenCalledWith(change);
  },
});

/** Nobody confirms what they entered themselves. */
export const Own = meta.story({
  args: { operator: change.operatorId },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
