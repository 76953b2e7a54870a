import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Phone } from '#web/pages/landing/Phone.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Phone',
  component: Phone,
});

export const Default = meta.story({ parameters: looks });
