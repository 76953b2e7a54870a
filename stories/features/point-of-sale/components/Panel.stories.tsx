import { Card } from '#web/ui/layout/Card.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Panel } from '#web/features/point-of-sale/components/Panel.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/Panel',
  component: Panel,
  args: { children: <Card title="Who is buying">A column as wide as a hand reaches.</Card> },
});

export const Default = meta.story({ parameters: looks });
