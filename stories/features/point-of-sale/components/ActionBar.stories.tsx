import { Button } from '#web/ui/actions/Button.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ActionBar } from '#web/features/point-of-sale/components/ActionBar.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/ActionBar',
  component: ActionBar,
  args: { children: <Button variant="primary">Continue</Button> },
});

export const Default = meta.story({ parameters: looks });
