import { expect, fn } from 'storybook/test';
import { NEW_SALE_DETAILS } from '#domain/sell-flow.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellNotes } from '#web/features/point-of-sale/components/SellNotes.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/SellNotes',
  component: SellNotes,
  args: { id: 'notes', details: NEW_SALE_DETAILS, onChange: fn(), onSubmit: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const modesOffered = canvas.getAllByRole('radio');
    await expect(modesOffered).toHaveLength(2);
    await expect(modesOffered[0]).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /On first use/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ metatag: '', activationMode: 'FIRST_USE' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    await expect(args.onChange).toHaveBeenLastCalledWith({ metatag: 'Booking 4711', activationMode: 'FIRST_USE' });
    await expect(canvas.getByText('Characters left: 243')).toBeVisible();
  },
});

/** Stops at 255 characters. */
export const Full = meta.story({
  args: { details: { ...NEW_SALE_DETAILS, metatag: 'x'.repeat(255) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'y');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Characters left: 0')).toBeVisible();
  },
});
