import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Picture } from '#web/features/landing/Picture.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Picture',
  component: Picture,
});

export const Default = meta.story({ parameters: looks });
