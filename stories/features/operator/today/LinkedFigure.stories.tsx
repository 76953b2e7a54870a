import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LinkedFigure } from '#web/features/operator/today/LinkedFigure.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Today/LinkedFigure',
  component: LinkedFigure,
  args: { label: 'Sales', href: '/operator/sales', children: <Figure value="184" size="small" />, change: '+12%' },
  render: (args) => (
    <dl>
      <LinkedFigure {...args} />
    </dl>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/operator/sales');
    await expect(canvas.getByText('184')).toBeVisible();
  },
});

export const WithoutList = meta.story({
  args: { label: 'Margin' },
  render: ({ label, children }) => (
    <dl>
      <LinkedFigure label={label}>{children}</LinkedFigure>
    </dl>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
