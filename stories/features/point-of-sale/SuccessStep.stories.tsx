import jsQR from 'jsqr';
import { expect } from 'storybook/test';
import { getGetActivatedItemMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { getSearchCustomersMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import type { Buyer } from '#domain/buyer.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { activationResult, chargedItem, customerDetails, detail, longLink } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SuccessStep } from '#web/features/point-of-sale/SuccessStep.tsx';
import { showSecondCurrency } from './selling.ts';

const { customer, esimProfile, ...unlinked } = activationResult();

const buyer: Buyer = { type: 'new', email: 'tom@example.com', country: 'DE' };
const guest: Buyer = { type: 'guest', country: 'DE' };

const meta = preview.meta({
  title: 'Features/Point of sale/SuccessStep',
  component: SuccessStep,
  args: { buyer, itemId: item().id, result: activationResult() },
});

/** The text that a camera reads from the drawn code. */
const scan = async (code: Element): Promise<string | undefined> => {
  const size = 448;
  const picture = new Image(size, size);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await picture.decode();
  const context = new OffscreenCanvas(size, size).getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.drawImage(picture, 0, 0, size, size);
  return jsQR(context.getImageData(0, 0, size, size).data, size, size)?.data;
};

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(customer.shortProfileUrl!)).toBeVisible();
    await expect(canvas.getByText('Customer profile link')).toBeVisible();
    await expect(await scan(await canvas.findByRole('img', { name: 'QR code of the link' }))).toBe(
      customer.shortProfileUrl,
    );
  },
});

export const GuestSale = meta.story({
  args: { buyer: guest },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Installation link')).toBeVisible();
    await expect(await scan(await canvas.findByRole('img'))).toBe(esimProfile?.shortInstallationUrl);
  },
});

/** A known customer got a new eSIM beside the old one. */
export const NewEsim = meta.story({
  args: {
    buyer: { type: 'existing', customerUid: 'c1', esim: 'new' },
    result: activationResult({ activatedItem: { ...chargedItem, customerProfileDomainId: 'new-domain' } }),
  },
  beforeEach: () => network.use(getSearchCustomersMockHandler({ items: [customerDetails()] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/comes with a new eSIM.*stays there/)).toBeVisible();
  },
});

export const TopUp = meta.story({
  args: { buyer: { type: 'existing', customerUid: 'c1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Topped up' })).toBeVisible();
    const code = await canvas.findByLabelText('QR code of the link');
    await expect(code).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show the QR code'));
    await expect(code).toBeVisible();
  },
});

export const Mailed = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetActivatedItemMockHandler(detail({ customerMail: 'WAITING' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The link is emailed to/u)).toHaveTextContent(
      /^The link is emailed to .+ in a few minutes\.$/u,
    );
  },
});

/** A colleague sold the last one in stock between the summary and the sale. */
/** The reseller chose a second currency. */
export const SecondCurrency = meta.story({
  tags: ['behaviour'],
  beforeEach: () => showSecondCurrency('JPY', 0.0064),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ for .+\sUSD \(≈ [\d,]+\sJPY, rate of [\d-]+\)$/)).toBeVisible();
  },
});

export const StockUsedUp = meta.story({
  parameters: looks,
  args: { isStockUsedUp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your credit paid for this one/)).toBeVisible();
  },
});

/** Shown shortened, copied and scanned whole. */
export const LongLink = meta.story({
  parameters: looks,
  args: { result: { ...activationResult(), customer: { ...customer, shortProfileUrl: longLink } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${longLink.slice(0, 60)}…`)).toBeVisible();
    await expect(await scan(await canvas.findByRole('img'))).toBe(longLink);
  },
});

export const LinkMissing = meta.story({
  args: { result: { ...unlinked, customer }, buyer: guest },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No link has been issued yet/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
