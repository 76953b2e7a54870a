import { expect } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BoxHint } from '#web/components/packages/box/BoxHint.tsx';

const meta = preview.meta({ title: 'Components/Packages/Box/BoxHint', component: BoxHint });

export const Default = meta.story();

/** Narrow screens have no place to keep. */
export const OnAPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});
