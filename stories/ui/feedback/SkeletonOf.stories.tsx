import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const meta = preview.meta({
  title: 'UI/Feedback/SkeletonOf',
  component: SkeletonOf,
  args: {
    children: (
      <Card title="A card" subtitle="As high as its texts">
        <Button>Something to press</Button>
      </Card>
    ),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A card')).not.toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
