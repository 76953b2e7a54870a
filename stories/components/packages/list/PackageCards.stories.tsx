import { fn } from 'storybook/test';
import { packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageCards } from '#web/components/packages/list/PackageCards.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/PackageCards',
  component: PackageCards,
  args: { packages, onDetails: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Loading = meta.story({ args: { packages: [], isLoading: true } });
