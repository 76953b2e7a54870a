import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PageSkeleton } from '#web/shell/PageSkeleton.tsx';

const meta = preview.meta({
  title: 'Shell/PageSkeleton',
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });
