import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellNotes, type SellNotesProps } from '#web/components/point-of-sale/SellNotes.tsx';

const args: SellNotesProps = { notes: '', onNotesChange: fn(), activationMode: 'NOW', onActivationModeChange: fn() };

const meta = preview.meta({
  title: 'Components/Point of sale/SellNotes',
  component: SellNotes,
  args,
  render: (args) => (
    <Controlled initial={args.notes} onChange={args.onNotesChange}>
      {(notes, onNotesChange) => <SellNotes {...args} notes={notes} onNotesChange={onNotesChange} />}
    </Controlled>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const modesOffered = canvas.getAllByRole('radio');
    await expect(modesOffered).toHaveLength(2);
    await expect(modesOffered[0]).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /On first use/ }));
    await expect(args.onActivationModeChange).toHaveBeenCalledWith('FIRST_USE');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    await expect(args.onNotesChange).toHaveBeenLastCalledWith('Booking 4711');
    await expect(canvas.getByText('243 characters left')).toBeVisible();
  },
});

/** Stops at 255 characters. */
export const Full = meta.story({
  args: { notes: 'x'.repeat(255) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'y');
    await expect(args.onNotesChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('0 characters left')).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: modes.mobile });
export const German = meta.story({ globals: modes.de });
