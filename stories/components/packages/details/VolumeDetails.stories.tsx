import { packageNamed } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { VolumeDetails } from '#web/components/packages/details/VolumeDetails.tsx';

const meta = preview.meta({
  title: 'Components/Packages/Details/VolumeDetails',
  component: VolumeDetails,
  args: { item: packageNamed('World unlimited 10 days') },
});

export const Default = meta.story({ parameters: looks });

export const Limited = meta.story({ args: { item: packageNamed('Europe 5 GB') } });
