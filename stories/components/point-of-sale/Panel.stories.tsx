import { Card } from '#web/ui/layout/Card.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Panel } from '#web/components/point-of-sale/Panel.tsx';

const meta = preview.meta({
  title: 'Components/Point of sale/Panel',
  component: Panel,
  args: { children: <Card title="Who is buying">A column as wide as a hand reaches.</Card> },
});

export const Default = meta.story({ parameters: looks });
