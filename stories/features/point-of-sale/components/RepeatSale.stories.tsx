import { expect, fn } from 'storybook/test';
import { item, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RepeatSale } from '#web/features/point-of-sale/components/RepeatSale.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/RepeatSale',
  tags: ['new'],
  component: RepeatSale,
  args: { item: item(), country: 'DE', onPress: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Repeat: Europe 5 GB Guest, Germany/ }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const CountryUnknown = meta.story({ args: { country: undefined } });

export const LongValues = meta.story({ parameters: looks, args: { item: longItem, country: 'GS' } });
