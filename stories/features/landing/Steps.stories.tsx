import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Steps } from '#web/features/landing/Steps.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Steps',
  component: Steps,
  args: { id: 'product' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });
