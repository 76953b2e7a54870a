import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TilesSkeleton } from '#web/pages/channels/TilesSkeleton.tsx';

const meta = preview.meta({ title: 'Pages/Channels/TilesSkeleton', component: TilesSkeleton });

export const Default = meta.story({ parameters: looks });
