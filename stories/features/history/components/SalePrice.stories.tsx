import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SalePrice, type SalePriceProps } from '#web/features/history/components/SalePrice.tsx';

const kind: SalePriceProps['kind'] = 'purchase';

const meta = preview.meta({
  title: 'Features/History/Components/SalePrice',
  component: SalePrice,
  args: { kind, price: { priceValue: 9.2, currencyCode: 'USD' } },
});

export const Default = meta.story({ parameters: looks });

export const Retail = meta.story({ parameters: looks, args: { kind: 'retail' } });

export const Refunded = meta.story({ args: { kind: 'retail', isRefunded: true } });
