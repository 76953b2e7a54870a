import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TilesSkeleton } from '#web/features/channels/TilesSkeleton.tsx';

const meta = preview.meta({ title: 'Features/Channels/TilesSkeleton', component: TilesSkeleton });

export const Default = meta.story({ parameters: looks });
