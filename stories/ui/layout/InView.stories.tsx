import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { InView } from '#web/ui/layout/InView.tsx';

const meta = preview.meta({
  title: 'UI/Layout/InView',
  component: InView,
  args: { children: <Banner tone="danger">Nothing was booked.</Banner> },
  decorators: [
    (Story) => (
      <section style={{ height: '12rem', overflow: 'auto' }} aria-label="Dialog">
        <Button>The keyboard reaches it</Button>
        <p style={{ height: '24rem' }}>A long form.</p>
        <Story />
      </section>
    ),
  ],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dialog' }).scrollTop).toBeGreaterThan(0);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
