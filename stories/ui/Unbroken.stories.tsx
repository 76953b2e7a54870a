import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Unbroken } from '#web/ui/Unbroken.tsx';

const meta = preview.meta({
  title: 'UI/Unbroken',
  component: Unbroken,
  args: { text: '2 GB left · until 05-12-2026 10:00' },
});

/** In a place that is too narrow for both, the date begins a line. */
export const Default = meta.story({
  parameters: looks,
  render: (args) => (
    <p style={{ inlineSize: '9rem' }}>
      <Unbroken {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('05-12-2026 10:00').getClientRects()).toHaveLength(1);
  },
});

/** So does the volume in the name of a package. */
export const Volume = meta.story({
  tags: ['behaviour'],
  args: { text: 'United States 10 GB' },
  render: (args) => (
    <p style={{ inlineSize: '8.5rem' }}>
      <Unbroken {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 GB').getClientRects()).toHaveLength(1);
  },
});
