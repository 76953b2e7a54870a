import { fn } from 'storybook/test';
import type { Buyer } from '#domain/buyer.ts';
import { item, items } from '#mocks/scenarios/packages.ts';
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

export const Default = meta.story({});

export const Loading = meta.story({ args: { suggestions: undefined } });
