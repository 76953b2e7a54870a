import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AmountField } from '#web/components/packages/AmountField.tsx';

const meta = preview.meta({
  title: 'Components/Packages/AmountField',
  component: AmountField,
  args: { name: 'Europe 5 GB', amount: 2, onChange: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Amount of Europe 5 GB' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

export const Refused = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount of Europe 5 GB' });
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(field).toHaveAccessibleDescription(
      'Please enter a whole number from 1 to 10,000. Until then it stays 2.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
