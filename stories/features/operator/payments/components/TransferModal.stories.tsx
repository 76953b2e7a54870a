import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TransferModal } from '#web/features/operator/payments/components/TransferModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/TransferModal',
  component: TransferModal,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { total: { value: 119, currencyCode: 'EUR' }, onSettle: fn(), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByText(/119.00 EUR|119,00 EUR/)).toBeVisible();
  },
});

export const Settled = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '115.50');
    await fireEvent.change(screen.getByLabelText(/Value date/), { target: { value: '2026-11-20' } });
    await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Statement 47');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(args.onSettle).toHaveBeenCalledWith({
        value: 115.5,
        currencyCode: 'EUR',
        valueDate: '2026-11-20',
        note: 'Statement 47',
      }),
    );
  },
});

/** Without a note. */
export const Incomplete = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '115.50');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await expect(args.onSettle).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { failure: 'Another operator entered another amount.' } });
