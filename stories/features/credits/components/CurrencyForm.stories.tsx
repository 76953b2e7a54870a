import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CurrencyForm } from '#web/features/credits/components/CurrencyForm.tsx';

const meta = preview.meta({
  title: 'Features/Credits/Components/CurrencyForm',
  component: CurrencyForm,
  args: { currencies: ['USD', 'EUR'], current: 'USD', onSwitch: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Switch currency' });
    await expect(button).toHaveAccessibleDescription('Choose another currency first.');
    await userEvent.click(button);
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^EUR/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch currency' }));
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledWith('EUR'));
  },
});
