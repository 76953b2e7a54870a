import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TopUpForm } from '#web/features/credits/components/TopUpForm.tsx';

const meta = preview.meta({
  title: 'Features/Credits/Components/TopUpForm',
  component: TopUpForm,
  args: { currency: 'USD', minimum: 10, onSubmit: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toHaveAccessibleDescription(
      'Enter an amount first.',
    );
    await userEvent.type(canvas.getByLabelText('Amount'), '25{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(25);
  },
});

export const QuickAmount = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(100);
  },
});

export const BelowMinimum = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByLabelText('Amount');
    await userEvent.type(amount, '005');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/The entered value is below the minimum of 10\.00.USD/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const MinimumOfCurrency = meta.story({
  args: { minimum: 50 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '25' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Amount'), '49{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '50{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(50);
  },
});

export const NotWhole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount'), '12.5');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(/whole number/);
  },
});
