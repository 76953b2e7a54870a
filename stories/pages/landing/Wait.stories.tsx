import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Wait } from '#web/pages/landing/Wait.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Wait',
  component: Wait,
  args: { text: 'Signing you in' },
});

export const Default = meta.story({ parameters: looks });
