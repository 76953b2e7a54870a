import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Branding } from '#web/pages/sdk/Branding.tsx';

const meta = preview.meta({
  title: 'Pages/SDK/Branding',
  component: Branding,
});

export const Default = meta.story({ parameters: looks });
