import { useState } from 'react';
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
  render: function Dialog(args) {
    const [isSent, setSent] = useState(false);
    return (
      <section style={{ height: '12rem', overflow: 'auto' }} aria-label="Dialog">
        <Button onPress={() => setSent(true)}>Save</Button>
        <p style={{ height: '24rem' }}>A long form.</p>
        {isSent ? <InView {...args} /> : undefined}
      </section>
    );
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Dialog' }).scrollTop).toBeGreaterThan(0);
  },
});
