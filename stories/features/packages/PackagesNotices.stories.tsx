import { fn } from 'storybook/test';
import { paths } from '#web/navigation/paths.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackagesNotices } from '#web/features/packages/PackagesNotices.tsx';

const meta = preview.meta({
  title: 'Features/Packages/PackagesNotices',
  component: PackagesNotices,
  args: { discountRate: 0.1, inventoryFailure: undefined },
});

export const Default = meta.story({ parameters: looks });

export const PendingPayment = meta.story({
  parameters: { route: paths.dataPackages({ pending: 'true' }), ...looks },
});

export const InventoryFailed = meta.story({
  parameters: looks,
  args: { inventoryFailure: { onRetry: fn(), isRetrying: false } },
});
