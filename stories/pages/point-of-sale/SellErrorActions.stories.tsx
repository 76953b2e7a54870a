import { fn } from 'storybook/test';
import type { SellFailure } from '#domain/sell-flow.ts';
import { paths } from '#web/paths.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellErrorActions } from '#web/pages/point-of-sale/SellErrorActions.tsx';

const unexpected: SellFailure = { kind: 'unexpected' };

const meta = preview.meta({
  title: 'Pages/Point of sale/SellErrorActions',
  component: SellErrorActions,
  args: { failure: unexpected, packagesHref: paths.pointOfSale(), onRetry: fn(), onReopen: fn(), onFindCustomer: fn() },
});

export const Default = meta.story({ parameters: looks });
