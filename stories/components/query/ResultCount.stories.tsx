import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ResultCount } from '#web/components/query/ResultCount.tsx';

const meta = preview.meta({ title: 'Components/Query/ResultCount', component: ResultCount, args: { count: 1204 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,204 results');
  },
});

export const OnePage = meta.story({
  args: { count: 50, hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('More than 50 found');
  },
});

export const Similar = meta.story({
  args: { count: 3, note: 'Similar ones are shown.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Similar ones are shown. 3 results');
  },
});

export const Nothing = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
  },
});
