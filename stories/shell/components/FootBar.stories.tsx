import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FootBar } from '#web/shell/components/FootBar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';

const meta = preview.meta({
  title: 'Shell/Components/FootBar',
  component: FootBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Notice',
    tone: 'accent' as const,
    children: 'Something that holds on every page.',
    actions: <Button>Understood</Button>,
  },
});

export const Default = meta.story({ parameters: looks });
export const Warning = meta.story({ args: { tone: 'warning' } });
