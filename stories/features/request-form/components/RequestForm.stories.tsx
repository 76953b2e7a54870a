import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RequestForm } from '#web/features/request-form/components/RequestForm.tsx';

const meta = preview.meta({
  title: 'Features/Request form/Components/RequestForm',
  component: RequestForm,
  args: { kind: 'CHANNEL' as const, onSend: fn(() => Promise.resolve()) },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Channel or marketplace' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send request' })).toBeVisible();
  },
});

export const Discount = meta.story({ parameters: looks, args: { kind: 'DISCOUNT' } });

/** What was typed goes once it was sent. */
export const Sent = meta.story({
  tags: ['behaviour'],
  args: { kind: 'DISCOUNT' },
  play: async ({ args, canvas, userEvent }) => {
    const sales = canvas.getByRole('textbox', { name: 'Packages that you sell in a month' });
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(sales, '1,250');
    await userEvent.type(message, ' A better price? ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ kind: 'DISCOUNT', monthlySales: 1250, message: 'A better price?' }),
    );
    await waitFor(() => expect(message).toHaveValue(''));
  },
});

/** A number is never guessed from a text, and what was typed stays. */
export const NoWholeNumber = meta.story({
  tags: ['behaviour'],
  args: { kind: 'DISCOUNT' },
  play: async ({ args, canvas, userEvent }) => {
    const sales = canvas.getByRole('textbox', { name: 'Packages that you sell in a month' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'A better price?');
    for (const typed of ['1,5', '1,5 a lot', 'many', '-3']) {
      await userEvent.clear(sales);
      await userEvent.type(sales, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
      await waitFor(() => expect(sales).toHaveAccessibleDescription('Please enter a whole number.'));
      await expect(sales).toHaveValue(typed);
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Incomplete = meta.story({
  args: { channel: 'Shop platform' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Channel or marketplace' })).toHaveValue('Shop platform');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const NotYet = meta.story({
  args: { disabledReason: 'You have sent several requests today. You can send the next one from 24/11/2026, 10:20.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^You have sent several requests today/)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send request' })).toHaveAccessibleDescription(
      /^You have sent several requests today/,
    );
  },
});

export const Sending = meta.story({ args: { isSending: true } });
