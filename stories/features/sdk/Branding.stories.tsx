import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Branding } from '#web/features/sdk/Branding.tsx';

const meta = preview.meta({
  title: 'Features/SDK/Branding',
  component: Branding,
});

export const Default = meta.story({ parameters: looks });
