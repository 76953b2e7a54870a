import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CreditNoteButtons } from '#web/features/account/components/CreditNoteButtons.tsx';
import { refunded, refundedAgain } from '../../../components/payment/purchases.ts';

const meta = preview.meta({
  title: 'Features/Account/Components/CreditNoteButtons',
  component: CreditNoteButtons,
  args: { notes: refunded.creditNotes, onDownload: fn(async () => undefined) },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download credit note 1001-C1' }));
    await expect(args.onDownload).toHaveBeenCalledWith(args.notes?.[0]);
  },
});

export const Void = meta.story({ args: { notes: refundedAgain.creditNotes } });

export const Failed = meta.story({
  args: { onDownload: fn(async () => Promise.reject(new Error('No answer'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download credit note 1001-C1' }));
    await expect(await screen.findByText('The credit note could not be loaded. Please try again later.')).toBeVisible();
  },
});
