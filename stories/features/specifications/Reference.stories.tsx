import { expect } from 'storybook/test';
import { document } from './document.ts';
import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Reference } from '#web/features/specifications/Reference.tsx';

const meta = preview.meta({
  title: 'Features/Specifications/Reference',
  component: Reference,
  args: { document, token: undefined, showsToken: false },
});

export const Default = meta.story({
  parameters: inLooks('dark', 'mobile'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /^A small API/ }, { timeout: 15_000 })).toBeVisible();
    // The page around it has one.
    await expect(canvasElement.querySelectorAll('main')).toHaveLength(0);
  },
});
