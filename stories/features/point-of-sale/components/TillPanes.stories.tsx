import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TillPanes } from '#web/features/point-of-sale/components/TillPanes.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/TillPanes',
  tags: ['new'],
  component: TillPanes,
  args: { search: <Card title="Packages" />, children: <Card title="Sale" /> },
});

export const Default = meta.story({ parameters: looks });

/** Where there is room for one pane, only the sale is there. */
export const SaleFirst = meta.story({ parameters: looks, args: { isSaleFirst: true } });
