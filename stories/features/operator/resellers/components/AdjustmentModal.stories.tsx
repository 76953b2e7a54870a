import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AdjustmentModal } from '#web/features/operator/resellers/components/AdjustmentModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/AdjustmentModal',
  component: AdjustmentModal,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { currency: 'EUR', onSave: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Grant credit' })).toBeChecked();
  },
});

export const Granted = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '120.50');
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Transfer of 20 November');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        value: 120.5,
        currencyCode: 'EUR',
        reason: 'BANK_TRANSFER',
        note: 'Transfer of 20 November',
      }),
    );
  },
});

export const TakenBack = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Deduct credit' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '5');
    await userEvent.click(screen.getByRole('radio', { name: 'Correction' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Booked twice');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        value: -5,
        currencyCode: 'EUR',
        reason: 'CORRECTION',
        note: 'Booked twice',
      }),
    );
  },
});

/** Zero is no amount. */
export const Nothing = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '0');
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Nothing');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { failure: 'The reseller has less credit than this would deduct. Nothing was booked.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was booked.');
  },
});

/** Something is owed in a currency that the reseller has left. */
export const WithDebt = meta.story({
  args: { debts: [{ value: -100, currencyCode: 'USD' }] },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Amount owed: 100\.00\sUSD$/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '100');
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Settled');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        value: 100,
        currencyCode: 'USD',
        reason: 'BANK_TRANSFER',
        note: 'Settled',
      }),
    );
  },
});

/** What was sent before has no known outcome: nothing else is sent, and what was typed stays. */
export const Open = meta.story({
  parameters: looks,
  args: { open: { amount: { value: 12.5, currencyCode: 'EUR' }, onAsk: fn(), isAsking: false } },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(/^The store has not confirmed yet whether your change of 12\.50\sEUR/),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Post' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await expect(args.open?.onAsk).toHaveBeenCalled();
  },
});
