import { expect, fn } from 'storybook/test';
import {
  chargedItem,
  detail,
  erasedDetail,
  esim,
  guestDetail,
  inactiveEsim,
  longLink,
  usedEsim,
} from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerCard } from '#web/features/history/components/CustomerCard.tsx';

const gigabyte = { sizeValue: 1, sizeUnit: 'GB' } as const;
const endless = {
  ...chargedItem,
  balance: { ...chargedItem.balance, packageType: 'unlimited', expiresAt: '2099-01-01T00:00:00Z' },
} as const;

const refunded = esim({ withdrawal: 'REFUNDED' });

const meta = preview.meta({
  title: 'Features/History/Components/CustomerCard',
  component: CustomerCard,
  args: {
    detail: detail(),
    sales: [chargedItem],
    href: '/customers/tom',
    onAddEmail: fn(),
    onAddCountry: fn(),
    onReplaceLinks: fn(),
    onExport: fn(),
    onErase: fn(),
    onCopied: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('tom@example.com')[0]).toBeVisible();
    await expect(canvas.getByText('3.5')).toBeVisible();
    await expect(canvas.getByText('Germany')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Profile link' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open customer' })).toBeVisible();
  },
});

/** The header of the customer's own page has the balance, and leads nowhere else. */
export const OnOwnPage = meta.story({
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('3.5')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** The count is of all (STO-099), and says how many of them still work. */
export const SomeRefunded = meta.story({
  args: { detail: { ...detail(), relatedEsims: [esim(), refunded, refunded, inactiveEsim] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 (1 usable)')).toBeVisible();
  },
});

export const AllRefunded = meta.story({
  args: { detail: { ...detail(), relatedEsims: [refunded] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 (none usable)')).toBeVisible();
  },
});

export const NotMailed = meta.story({
  parameters: looks,
  args: { detail: { ...detail(), customerMail: 'NOT_PAID' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link was not emailed/)).toBeVisible();
  },
});

export const Guest = meta.story({
  parameters: looks,
  args: { detail: guestDetail },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Guest')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add email' }));
    await expect(args.onAddEmail).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add country' }));
    await expect(args.onAddCountry).toHaveBeenCalled();
  },
});

export const UnlimitedPackage = meta.story({
  args: {
    detail: {
      ...guestDetail,
      totalAvailableBalance: { sizeValue: 0, sizeUnit: 'B' },
    },
    sales: [
      {
        ...guestDetail.activatedItem,
        state: 'activated',
        balance: { ...guestDetail.activatedItem.balance, packageType: 'unlimited', expiresAt: '2099-01-01T00:00:00Z' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
});

/** The card is of one balance; what the customer has beside it is named with it. */
export const MoreElsewhere = meta.story({
  args: {
    whole: { totalAvailableBalance: gigabyte, activatedItems: [endless], esims: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 GB + unlimited on 2 eSIMs')).toBeVisible();
  },
});

export const LongValues = meta.story({
  args: {
    detail: {
      customer: {
        uid: 'long',
        email: 'maximiliane.von-und-zu-hohenstein-wittenberg@travel-agency-with-a-long-name.example',
        profileUrl: longLink,
        countryOfResidence: 'GS',
      },
      totalAvailableBalance: { sizeValue: 1023.99, sizeUnit: 'GB' },
      relatedEsims: [usedEsim, usedEsim],
    },
  },
});

export const Actions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke links' }));
    await expect(args.onReplaceLinks).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Export personal data' }));
    await expect(args.onExport).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Erase this person' }));
    await expect(args.onErase).toHaveBeenCalledTimes(1);
  },
});

export const Exporting = meta.story({ args: { isExporting: true } });

export const Erased = meta.story({
  args: { detail: erasedDetail },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erased person')).toBeVisible();
    await expect(canvas.getByText(/was erased on 20-03-2026 12:00/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongValuesMobile = meta.story({ args: { ...LongValues.input.args }, globals: modes.mobile });
