import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { moneyParts } from '#web/i18n/format.ts';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';

const meta = preview.meta({
  title: 'UI/Data/Figure',
  component: Figure,
  args: { ...moneyParts(1250.5, 'USD', 'en-US'), label: 'Balance' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250.50')).toBeVisible();
    await expect(canvas.getByText('USD', { exact: false })).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <FigureSkeleton size="large" /> });
export const Hero = meta.story({ parameters: looks, args: { size: 'hero' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Success = meta.story({ args: { value: '3.75', unit: 'GB', label: 'Left', tone: 'success' } });
export const Struck = meta.story({ args: { label: 'Refunded', isStruck: true } });
export const Danger = meta.story({ args: { value: '-4.59', tone: 'danger', label: 'Refunded' } });
