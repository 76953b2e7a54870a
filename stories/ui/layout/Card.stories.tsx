import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const meta = preview.meta({
  title: 'UI/Layout/Card',
  component: Card,
  args: {
    title: 'Credit',
    subtitle: 'Charged for every sale without stock',
    children: <Figure value="125.50" unit="USD" size="large" />,
    action: <Link href="/credits">Buy credit</Link>,
  },
});

export const Default = meta.story({ parameters: looks });
export const WithoutTitle = meta.story({ args: { title: undefined, subtitle: undefined, action: undefined } as never });
