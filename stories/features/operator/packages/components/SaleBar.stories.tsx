import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaleBar } from '#web/features/operator/packages/components/SaleBar.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/SaleBar',
  component: SaleBar,
  args: { selected: 0, found: 5_012, onChange: fn(), pending: undefined },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5,012 packages found')).toBeVisible();
  },
});

export const Selected = meta.story({ args: { selected: 1 } });

export const Pending = meta.story({ args: { pending: 'put' } });

export const Failed = meta.story({
  args: { selected: 2, failure: 'Packages, rules or rates were changed meanwhile.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Behaviour = meta.story({
  tags: ['behaviour'],
  args: { selected: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put on sale' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Take off sale' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});
