import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'UI/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'For screen readers' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('For screen readers').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
});

export const Heading = meta.story({
  args: { as: 'h2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'For screen readers' })).toBeInTheDocument();
  },
});
