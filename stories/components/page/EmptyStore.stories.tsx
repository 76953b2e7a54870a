import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EmptyStore } from '#web/components/page/EmptyStore.tsx';

const meta = preview.meta({
  title: 'Components/Page/EmptyStore',
  component: EmptyStore,
  args: {
    isHintShown: true,
    bonus: { amount: 5 },
    packagesHref: '/data-packages',
    creditHref: '/credits',
    onHideHint: fn(),
    onHideBonus: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Your inventory is still empty' }));
    await expect(args.onHideHint).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Hide: Your welcome bonus/ }));
    await expect(args.onHideBonus).toHaveBeenCalledTimes(1);
  },
});

export const BonusHidden = meta.story({
  tags: ['behaviour'],
  args: { bonus: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName('Your inventory is still empty');
  },
});
