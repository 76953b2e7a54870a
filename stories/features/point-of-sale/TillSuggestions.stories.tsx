import { expect, fn } from 'storybook/test';
import type { Buyer } from '#domain/buyer.ts';
import { item, items, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TillSuggestions } from '#web/features/point-of-sale/TillSuggestions.tsx';

const buyer: Buyer = { type: 'guest', country: 'DE' };

const meta = preview.meta({
  title: 'Features/Point of sale/TillSuggestions',
  component: TillSuggestions,
  args: {
    suggestions: { items: [...items], lastSale: { item: item(), userCountry: 'DE' }, countries: ['DE'] },
    buyer,
    hasRepeat: true,
    chosenId: item().id,
    onChoose: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Repeat: Europe 5 GB Guest, Germany/ }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(buyer, item());
  },
});

export const CountryUnknown = meta.story({
  args: { suggestions: { items: [...items], lastSale: { item: item() }, countries: [] }, buyer: { type: 'guest' } },
});

export const LongValues = meta.story({
  parameters: looks,
  args: {
    suggestions: { items: [longItem, ...items], lastSale: { item: longItem, userCountry: 'GS' }, countries: ['GS'] },
  },
});

export const Loading = meta.story({ args: { suggestions: undefined } });
