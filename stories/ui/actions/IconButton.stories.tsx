import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { EditIcon } from '#web/ui/icons.ts';

const meta = preview.meta({
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { label: 'Edit item', icon: EditIcon, onPress: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit item' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const NamedOnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit item');
  },
});

export const Small = meta.story({ args: { size: 'small' } });

/** Beside a field. */
export const Framed = meta.story({ args: { isFramed: true } });

export const LargeOnPhone = meta.story({
  args: { size: 'small' },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});
