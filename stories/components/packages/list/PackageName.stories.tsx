import { longItem, packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/PackageName',
  component: PackageName,
  args: { name: packages[1]!.name, coverage: packages[1]!, note: '5 GB · 30 days' },
});

export const Default = meta.story({ parameters: looks });

export const LongName = meta.story({ args: { name: longItem.name, coverage: longItem } });
