import { expect } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BoxHint } from '#web/features/packages/components/BoxHint.tsx';

const meta = preview.meta({ title: 'Features/Packages/Components/BoxHint', component: BoxHint });

export const Default = meta.story();

/** Narrow screens have no place to keep. */
export const OnAPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});
