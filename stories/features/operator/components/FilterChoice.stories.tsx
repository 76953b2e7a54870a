import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FilterChoice } from '#web/features/operator/components/FilterChoice.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Components/FilterChoice',
  component: FilterChoice<string>,
  args: {
    label: 'Supplier',
    any: 'Every supplier',
    options: ['esim-go', 'store'].map((name) => ({ value: name, label: name })),
    value: undefined,
    onChange: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Every supplier/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'store' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('store');
  },
});

export const Chosen = meta.story({
  args: { value: 'store' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /store/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every supplier' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});
