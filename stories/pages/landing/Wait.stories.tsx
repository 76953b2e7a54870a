import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Wait } from '#web/pages/landing/Wait.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Wait',
  component: Wait,
});

export const Default = meta.story({ parameters: looks });

export const WithText = meta.story({ args: { text: 'You are taken to the sign-in page.' } });
