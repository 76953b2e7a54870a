import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { item, longItem, sixItems } from '#mocks/scenarios/packages.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { firstPrice, tileColor } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { StockLabel } from '#web/features/inventory/components/InventoryTable.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { shownColor } from '../../docs/read-tokens.ts';

const europe = item();

const meta = preview.meta({
  title: 'Components/Packages/PackageTile',
  component: PackageTile,
  args: { name: europe.name, facts: europe, color: tileColor(0), price: firstPrice(europe.retailPrices) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Europe 5 GB' })).toHaveTextContent(
      /Europe.*5 GB.*30 days.*14.90/,
    );
  },
});

export const Pressable = meta.story({
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Europe 5 GB/ }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Selected = meta.story({ args: { onPress: fn(), isSelected: true } });

export const TwoPrices = meta.story({
  args: { priceLabel: 'Retail price', otherPrice: { label: 'Purchase price', price: firstPrice(europe.prices) } },
});

/** Two columns of a phone: the volume and the validity stay on one line. */
export const Narrow = meta.story({
  args: { facts: { ...europe, sizeValue: 500, sizeUnit: 'MB' } },
  decorators: [
    (Story) => (
      <div style={{ width: '173px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [volume, validity] = [/^500\sMB$/, /^30\sdays$/].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(Math.abs((volume?.bottom ?? 0) - (validity?.bottom ?? 0))).toBeLessThan(10);
  },
});

export const WithStock = meta.story({ args: { mark: <StockLabel amount={3} /> } });
export const WithoutStock = meta.story({ args: { mark: <StockLabel amount={0} /> } });
export const WithControls = meta.story({ args: { children: <Button size="small">Edit</Button> } });

/** STO-173: two lines, the name and its price first. */
export const Dense = meta.story({
  parameters: looks,
  args: {
    isDense: true,
    priceLabel: 'Retail price',
    priceNote: '+4.14 USD · 43%',
    children: (
      <>
        <StockLabel amount={3} />
        <Button size="small">Edit</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Europe 5 GB' })).toHaveTextContent(
      /Europe 5 GB.*Retail price.*14.90.*5\sGB.*30\sdays.*43%/,
    );
  },
});
export const Unlimited = meta.story({
  args: { name: 'World unlimited 10 days', facts: { ...europe, countrySet: 'WWW', packageType: 'unlimited' } },
});
export const LongValues = meta.story({
  args: { name: longItem.name, facts: longItem, price: firstPrice(longItem.prices) },
});

const AllTiles = (): ReactElement => (
  <div style={{ display: 'grid', gap: '0.75rem' }}>
    {sixItems.map((entry, index) => (
      <PackageTile key={entry.id} name={entry.name} facts={entry} color={tileColor(index)} price={undefined} />
    ))}
  </div>
);

export const AllColors = meta.story({ parameters: looks, render: AllTiles });

/** Black is the colour of its line and bars in the charts in both themes. */
export const BlackInTheDark = meta.story({
  globals: modes.dark,
  args: { color: 'black' },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article').firstElementChild ?? canvas.getByRole('article');
    await expect(getComputedStyle(tile).backgroundColor).toBe(shownColor('--color-chart-black'));
  },
});
