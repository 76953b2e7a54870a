import { expect } from 'storybook/test';
import { packageNamed } from '#mocks/scenarios/packages.ts';
import preview from '#storybook/preview.tsx';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';

const meta = preview.meta({
  title: 'Components/Packages/VolumeLabel',
  component: VolumeLabel,
  args: { volume: packageNamed('Germany 500 MB') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 MB')).toBeVisible();
  },
});

export const Unlimited = meta.story({
  args: { volume: packageNamed('World unlimited 10 days') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited')).toBeVisible();
  },
});
