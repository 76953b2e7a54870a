import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ReferenceSkeleton } from '#web/features/specifications/ReferenceSkeleton.tsx';

const meta = preview.meta({
  title: 'Features/Specifications/ReferenceSkeleton',
  component: ReferenceSkeleton,
});

export const Default = meta.story({ parameters: looks });
