import { fn } from 'storybook/test';
import { packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageTable } from '#web/components/packages/list/PackageTable.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/PackageTable',
  component: PackageTable,
  args: { packages, onDetails: fn() },
});

export const Default = meta.story({ parameters: looks });

export const Loading = meta.story({ args: { packages: [], isLoading: true } });

export const PriceList = meta.story({ args: { isPriceList: true } });
