import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ShownCode } from '#web/features/landing/ShownCode.tsx';

const meta = preview.meta({
  title: 'Features/Landing/ShownCode',
  component: ShownCode,
});

export const Default = meta.story({ parameters: looks });
