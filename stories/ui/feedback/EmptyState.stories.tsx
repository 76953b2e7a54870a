import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';

const meta = preview.meta({
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No sales yet',
    text: 'What you sell shows here. Buy a package first, then sell it at the point of sale.',
    icon: HistoryIcon,
    action: (
      <Link href="/data-packages" variant="primary">
        Buy packages
      </Link>
    ),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy packages' })).toHaveAttribute('href', '/data-packages');
  },
});

export const WithoutAction = meta.story({
  args: { title: 'No sale matches this filter', text: 'Choose a longer time.', action: undefined },
});
