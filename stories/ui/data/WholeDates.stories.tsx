import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { WholeDates } from '#web/ui/data/WholeDates.tsx';

const meta = preview.meta({
  title: 'UI/Data/WholeDates',
  component: WholeDates,
  args: { text: '2 GB left · until 05-12-2026 10:00' },
});

/** In a place that is too narrow for both, the date begins a line. */
export const Default = meta.story({
  parameters: looks,
  render: (args) => (
    <p style={{ inlineSize: '9rem' }}>
      <WholeDates {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('05-12-2026 10:00').getClientRects()).toHaveLength(1);
  },
});
