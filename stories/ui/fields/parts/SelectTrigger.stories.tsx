import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SelectTrigger } from '#web/ui/fields/parts/SelectTrigger.tsx';
import { coverages } from '../coverages.ts';

const meta = preview.meta({
  title: 'UI/Fields/Parts/SelectTrigger',
  component: SelectTrigger<string>,
  args: {
    label: 'Coverage',
    options: coverages,
    value: null as string | null,
    placeholder: 'All Coverage',
    onChange: fn(),
    onBegin: fn(),
  },
});

/** What a key begins is continued by the field that it loads. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All Coverage Coverage' })).toHaveFocus();
    await expect(args.onBegin).toHaveBeenLastCalledWith('focused');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onBegin).toHaveBeenLastCalledWith('last');
  },
});

export const Chosen = meta.story({
  args: { value: 'EU', description: 'Where the package works.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Europe Coverage' })).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { value: 'EU', isDisabled: true } });
