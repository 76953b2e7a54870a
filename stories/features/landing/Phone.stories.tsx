import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Phone } from '#web/features/landing/Phone.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Phone',
  component: Phone,
});

export const Default = meta.story({ parameters: looks });
