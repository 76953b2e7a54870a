import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';

const meta = preview.meta({
  title: 'UI/Data/FactList',
  component: FactList,
  args: {
    facts: [
      { key: 'a', label: 'Volume', value: '5 GB' },
      { key: 'b', label: 'Validity', value: '30 days' },
      { key: 'c', label: 'Activation ID', value: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a6001', isWide: true },
    ],
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Volume',
      'Validity',
      'Activation ID',
    ]);
    await expect(canvas.getByText('5 GB')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('5 GB')).toBeNull();
  },
});
