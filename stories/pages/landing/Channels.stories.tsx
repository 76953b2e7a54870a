import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Channels } from '#web/pages/landing/Channels.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Channels',
  component: Channels,
  args: { onLogin: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });
