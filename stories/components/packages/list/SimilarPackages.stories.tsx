import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SimilarPackages } from '#web/components/packages/list/SimilarPackages.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/SimilarPackages',
  component: SimilarPackages,
  args: {
    search: 'Austrai 5 GB',
    meant: [
      { typed: 'austrai', word: 'austria', country: 'AT' },
      { typed: 'austrai', word: 'austral' },
    ],
    onSearch: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Austrai 5 GB/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

/** The word is put right, and the others stay. */
export const Pressed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean Austria?' }));
    await expect(args.onSearch).toHaveBeenCalledWith('Austria 5 gb');
  },
});

/** More than three questions are no help. */
export const MeantMany = meta.story({
  args: {
    search: 'cora',
    meant: ['bora', 'core', 'cor', 'coral'].map((word) => ({ typed: 'cora', word })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No package is called that. Similar ones are shown.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
