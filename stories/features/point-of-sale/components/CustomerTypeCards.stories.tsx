import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerTypeCards } from '#web/features/point-of-sale/components/CustomerTypeCards.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/CustomerTypeCards',
  component: CustomerTypeCards,
  args: { href: paths.pointOfSaleCustomer },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['New customer', '/store/new'],
      ['Existing customer', '/store/existing'],
      ['Guest', '/store/new?guest=true'],
    ]);
  },
});
