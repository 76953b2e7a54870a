import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TillPanes } from '#web/components/page/TillPanes.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const meta = preview.meta({
  title: 'Components/Page/TillPanes',
  tags: ['new'],
  component: TillPanes,
  args: { search: <Card title="Packages" />, children: <Card title="Sale" /> },
});

export const Default = meta.story({ parameters: looks });

/** A list under what it is read from, which the sale beside it does not push down. */
export const Below = meta.story({ args: { below: <Card title="Packages in full" /> } });

/** Where there is room for one pane, only the sale is there. */
export const SaleFirst = meta.story({ parameters: looks, args: { isSaleFirst: true } });

/** The result of a sale has more room than its steps. */
export const Done = meta.story({ args: { isSaleFirst: true, isDone: true } });
