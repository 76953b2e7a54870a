import { expect } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';

const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });

const meta = preview.meta({
  title: 'Components/Payment/PriceSummary',
  component: PriceSummary,
  args: { lines: [{ key: 'credit', label: 'Credit', price: usd(25) }], vat: usd(4.75), total: usd(29.75) },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25.00 USD')).toBeVisible();
    await expect(canvas.getByText('4.75 USD')).toBeVisible();
    await expect(canvas.getByText('29.75')).toBeVisible();
  },
});

const cart = {
  lines: [
    { key: 'europe', label: '20 × Europe 5 GB', price: usd(184) },
    { key: 'world', label: '1 × World unlimited, with a name that a reseller made far too long', price: usd(31.5) },
  ],
  discount: { rate: 0.05, price: usd(10.78) },
  vat: usd(38.9),
  total: usd(243.62),
  secondTotal: { priceValue: 243.1234, currencyCode: 'DENT' },
};

export const Cart = meta.story({
  parameters: looks,
  args: cart,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bulk discount (5%)')).toBeVisible();
    await expect(canvas.getByText(/10\.78/)).toHaveTextContent('−10.78 USD');
    await expect(canvas.getByText(/243\.1234/)).toBeVisible();
  },
});

/** The server says why the VAT is 0 (VAL-112). */
export const ReverseCharge = meta.story({
  parameters: looks,
  args: { vat: usd(0), vatExemption: { reason: 'REVERSE_CHARGE', vatNumber: 'ATU13585627' }, total: usd(25) },
  play: async ({ canvas }) => {
    const note = canvas.getByText('Reverse charge: with VAT number ATU13585627, you owe the VAT yourself.');
    await expect(note.parentElement).toHaveTextContent('VAT0.00 USD');
  },
});

export const OutsideVatArea = meta.story({
  args: { vat: usd(0), vatExemption: { reason: 'OUTSIDE_VAT_AREA' }, total: usd(25) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your billing address is outside the VAT area of the EU, so no VAT is charged.'),
    ).toBeVisible();
  },
});

export const OutsideInATerritory = meta.story({
  args: { vat: usd(0), vatExemption: { reason: 'OUTSIDE_VAT_AREA', territory: 'HELGOLAND' }, total: usd(25) },
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Helgoland: außerhalb des Umsatzsteuergebiets der EU, es wird keine Umsatzsteuer berechnet.'),
    ).toBeVisible();
  },
});

export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('29.75').closest('dl')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Loading = meta.story({ render: () => <PriceSummarySkeleton /> });

export const GermanNumbers = meta.story({
  args: cart,
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('243,62')).toBeVisible();
    await expect(canvas.getByText('USt.')).toBeVisible();
  },
});
