import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Cost } from '#web/pages/landing/Cost.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Cost',
  component: Cost,
  args: { onLogin: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: looks });
