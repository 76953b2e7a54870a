import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PricingModal } from '#web/features/operator/resellers/components/PricingModal.tsx';

const pricing = { discountRate: 12.5, pricingGroup: 'Partner' };

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/PricingModal',
  component: PricingModal,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { pricing, onSave: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByText('At present: 12.5%, pricing group: Partner.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Discount/ })).toHaveValue('12.5');
  },
});

export const NoGroup = meta.story({
  args: { pricing: { discountRate: 0, pricingGroup: '' } },
  play: async () => {
    await expect(await screen.findByText('At present: 0%, pricing group: none.')).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const rate = await screen.findByRole('textbox', { name: /Discount/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, '15');
    await userEvent.clear(screen.getByRole('textbox', { name: /Pricing group/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ discountRate: 15, pricingGroup: '', seen: pricing }),
    );
  },
});

export const Failed = meta.story({
  args: { failure: 'Another operator changed the discount or the pricing group.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Another operator');
  },
});
