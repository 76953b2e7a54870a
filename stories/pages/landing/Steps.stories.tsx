import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Steps } from '#web/pages/landing/Steps.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Steps',
  component: Steps,
  args: { id: 'product' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });
