import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as TeamVisionPage } from '#web/pages/legal/TeamVisionPage.tsx';

const meta = preview.meta({
  title: 'Pages/Legal/TeamVisionPage',
  component: TeamVisionPage,
  parameters: { layout: 'fullscreen', route: '/team-vision' },
});

export const Default = meta.story({ parameters: inLooks('dark', 'mobile') });
