import { expect, fn, screen, waitFor } from 'storybook/test';
import type { PriceRules } from '#contract/operator/model/priceRules.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceBasicsModal } from '#web/features/operator/packages/components/PriceBasicsModal.tsx';

const basics: Pick<PriceRules, 'newPackages' | 'floor'> = { newPackages: 'AT_ONCE', floor: 0.2 };

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PriceBasicsModal',
  component: PriceBasicsModal,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { basics, onSave: fn(), onClose: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'On sale after approval' }));
    const floor = screen.getByRole('textbox', { name: /Smallest markup/ });
    await userEvent.clear(floor);
    await userEvent.type(floor, '0.5');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ newPackages: 'AFTER_APPROVAL', floor: 0.5 }));
  },
});
