import { expect, fn, screen } from 'storybook/test';
import { customerDetails } from '#mocks/scenarios/sales.ts';
import preview from '#storybook/preview.tsx';
import { ReplaceEsim } from '#web/features/point-of-sale/ReplaceEsim.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/ReplaceEsim',
  component: ReplaceEsim,
  args: { customerUid: customerDetails().customer.uid, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Replace an eSIM' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Replace eSIM' })).toBeVisible();
  },
});
