import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ElsewhereChoice } from '#web/components/form/ElsewhereChoice.tsx';

const meta = preview.meta({
  title: 'Components/Form/ElsewhereChoice',
  component: ElsewhereChoice,
  args: {
    differences: [
      { field: 'name', label: 'Name', saved: 'Japan 5 GB for the cherry blossom', typed: 'Japan 5 GB' },
      { field: 'note', label: 'Note', saved: '(empty)', typed: 'For spring' },
    ],
    onKeep: fn(),
    onTakeSaved: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
    for (const typed of canvas.getAllByRole('radio', { name: /Keep mine/ })) await expect(typed).toBeChecked();
  },
});

/** Nothing is left to choose. */
export const Merged = meta.story({
  args: { differences: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save as shown' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save mine' })).toBeNull();
  },
});

/** By the keyboard: what is saved of one field, and what is typed of the other. */
export const Choice = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith([]);
    canvas.getAllByRole('radio', { name: /Keep mine/ })[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await expect(args.onKeep).toHaveBeenLastCalledWith(['name']);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all that is saved' }));
    await expect(args.onTakeSaved).toHaveBeenCalledTimes(1);
  },
});
