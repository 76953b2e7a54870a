import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as TeamVisionPage } from '#web/features/legal/TeamVisionPage.tsx';

const meta = preview.meta({
  title: 'Features/Legal/TeamVisionPage',
  component: TeamVisionPage,
  parameters: { layout: 'fullscreen', route: '/team-vision' },
});

export const Default = meta.story({ parameters: inLooks('dark', 'mobile') });
