import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ShownCode } from '#web/pages/landing/ShownCode.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/ShownCode',
  component: ShownCode,
});

export const Default = meta.story({ parameters: looks });
