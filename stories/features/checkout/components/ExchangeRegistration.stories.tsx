import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ExchangeRegistration } from '#web/features/checkout/components/ExchangeRegistration.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/Components/ExchangeRegistration',
  component: ExchangeRegistration,
  args: { href: 'https://exchange.example/register' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});
