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

const bottomOf = (element: Element | Range | null | undefined): number => element?.getBoundingClientRect().bottom ?? 0;

/** In no width does the arrow stand alone on a line (CON-112). */
export const Wrapped = meta.story({
  tags: ['behaviour'],
  args: { label: 'Erstattet oder zurückgebucht' },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')!;
    const [text] = canvasElement.querySelector('a > span')!.childNodes;
    const last = document.createRange();
    last.setStart(text!, 20);
    last.setEnd(text!, 28);
    for (let width = 150; width < 260; width += 1) {
      list.style.width = `${width}px`;
      const lower = bottomOf(canvasElement.querySelector('svg')) - bottomOf(last);
      await expect(Math.abs(lower), `${width} px`).toBeLessThan(8);
    }
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
