import type { PackageState } from '#contract/operator/model/packageState.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageStateBadge } from '#web/features/operator/packages/components/PackageStateBadge.tsx';

const state: PackageState = 'ON_SALE';

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PackageStateBadge',
  component: PackageStateBadge,
  args: { state },
});

export const Default = meta.story({ parameters: looks });
export const Waiting = meta.story({ args: { state: 'WAITING' } });
export const OffSale = meta.story({ args: { state: 'OFF_SALE' } });
export const Vanished = meta.story({ args: { state: 'VANISHED' } });
