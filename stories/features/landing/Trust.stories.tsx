import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Trust } from '#web/features/landing/Trust.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Trust',
  component: Trust,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });
