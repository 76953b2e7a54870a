import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CostRateModal } from '#web/features/operator/packages/components/CostRateModal.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/CostRateModal',
  component: CostRateModal,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { draft: { read: () => undefined, write: fn(), drop: fn() }, onPreview: fn(), onClose: fn() },
});

export const Default = meta.story({ parameters: looks });

/** What the preview leaves when the operator goes back. */
export const Typed = meta.story({
  args: {
    draft: { read: () => ({ currency: 'EUR', rate: '1.0842', asOf: '2025-01-06' }), write: fn(), drop: fn() },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /One unit costs/ })).toHaveValue('1.0842');
  },
});

export const Entered = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Currency/ }), 'eur');
    await fireEvent.change(screen.getByLabelText(/Day of the rate/), { target: { value: '2025-01-06' } });
    await userEvent.type(screen.getByRole('textbox', { name: /One unit costs/ }), '1.084213');
    const next = screen.getByRole('button', { name: 'Preview changes' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next);
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith({ currency: 'EUR', rate: '1.084213', asOf: '2025-01-06' }),
    );
  },
});

/** US dollars, more decimals than are kept, and a day to come. */
export const Wrong = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Currency/ }), 'usd');
    await userEvent.type(screen.getByRole('textbox', { name: /One unit costs/ }), '1.0000001');
    await fireEvent.change(screen.getByLabelText(/Day of the rate/), { target: { value: '9999-12-31' } });
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByText('US dollars need no rate.')).toBeVisible();
    await expect(await screen.findByText('Please enter a rate above 0 with at most six decimals.')).toBeVisible();
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
});

export const GermanDecimals = meta.story({
  globals: modes.de,
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Währung/ }), 'EUR');
    await fireEvent.change(screen.getByLabelText(/Tag des Kurses/), { target: { value: '2025-01-06' } });
    await userEvent.type(screen.getByRole('textbox', { name: /Eine Einheit kostet/ }), '1,0842');
    const next = screen.getByRole('button', { name: 'Änderungen ansehen' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next);
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenCalledWith({ currency: 'EUR', rate: '1.0842', asOf: '2025-01-06' }),
    );
  },
});
