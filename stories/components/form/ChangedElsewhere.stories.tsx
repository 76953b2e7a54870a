import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChangedElsewhere } from '#web/components/form/ChangedElsewhere.tsx';

type Values = { name: string; price: string; note: string };

const meta = preview.meta({
  title: 'Components/Form/ChangedElsewhere',
  component: ChangedElsewhere<Values>,
  args: {
    elsewhere: {
      saved: { name: 'Japan 5 GB for the cherry blossom', price: '12.50', note: '' },
      keepTyped: fn(),
      takeSaved: fn(),
    },
    typed: { name: 'Japan 5 GB', price: '12.50', note: 'For spring' },
    describe: ({ name, price, note }) => [
      ['Name', name],
      ['Retail price', `${price} USD`],
      ['Note', note],
    ],
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Name Japan 5 GB for the cherry blossom Japan 5 GB' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Note/ })).toBeVisible();
    await expect(canvas.queryByText('12.50 USD')).toBeNull();
  },
});

export const SameValues = meta.story({
  args: { typed: { name: 'Japan 5 GB for the cherry blossom', price: '12.50', note: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Choice = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what is saved' }));
    await expect(args.elsewhere.takeSaved).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await expect(args.elsewhere.keepTyped).toHaveBeenCalledTimes(1);
  },
});
