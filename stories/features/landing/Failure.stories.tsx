import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Failure } from '#web/features/landing/Failure.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Failure',
  component: Failure,
  args: { isFailed: true },
});

export const Default = meta.story({ parameters: looks });
