import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';

const meta = preview.meta({ title: 'UI/Feedback/Skeleton', component: Skeleton });

export const Default = meta.story({ parameters: looks, args: { width: '12rem' } });
export const Block = meta.story({ parameters: looks, args: { shape: 'block', height: '8rem' } });
export const Circle = meta.story({ args: { shape: 'circle', width: '3rem' } });
