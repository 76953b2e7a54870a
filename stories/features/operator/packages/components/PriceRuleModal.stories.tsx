import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceRuleModal } from '#web/features/operator/packages/components/PriceRuleModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PriceRuleModal',
  component: PriceRuleModal,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: { suppliers: ['esim-go', 'simulator'], onSave: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'New rule' })).toBeVisible();
  },
});

export const Editing = meta.story({
  args: { rule: { supplier: 'esim-go', region: 'EU', fromGb: 10, marginPercent: 12.5, fixed: 0.3 } },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Supplier/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'esim-go' }));
    const below = screen.getByRole('textbox', { name: /Below/ });
    await userEvent.clear(below);
    await userEvent.type(below, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ supplier: 'esim-go', belowGb: 1, marginPercent: 25, fixed: 0 }),
    );
  },
});

export const EndsBelowItsStart = meta.story({
  args: { rule: { fromGb: 10, belowGb: 20, marginPercent: 25, fixed: 0 } },
  play: async ({ userEvent }) => {
    const below = await screen.findByRole('textbox', { name: /Below/ });
    await userEvent.clear(below);
    await userEvent.type(below, '5');
    await userEvent.tab();
    await expect(await screen.findByText('Please enter more than in “From”.')).toBeVisible();
  },
});
