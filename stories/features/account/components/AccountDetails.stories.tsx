import { expect } from 'storybook/test';
import { getGetCurrentUserResponseMock } from '#mocks/generated/storefront/account/account.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AccountDetails } from '#web/features/account/components/AccountDetails.tsx';

const user = getGetCurrentUserResponseMock();

const meta = preview.meta({
  title: 'Features/Account/Components/AccountDetails',
  component: AccountDetails,
  args: { user },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual([
      'First name',
      'Last name',
      'Company name',
      'Country',
      'Tax ID',
      'Address line 1',
      'Address line 2',
      'Address line 3',
      'Postal code',
      'City',
    ]);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values.slice(0, 7)).toEqual([
      'Anna',
      'Berg',
      'Berg Reisen GmbH',
      'Germany',
      'DE136695976',
      'Hafenstraße 7',
      '---',
    ]);
  },
});

export const Empty = meta.story({
  args: { user: { ...user, companyName: '', taxId: '', addresses: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(8);
  },
});

/** The rules of VAT come after the first view. */
const LOADED = { timeout: 5_000 };

/** A user without an identity (ACC-007). */
export const Missing = meta.story({ args: { user: undefined } });

export const UnknownToVies = meta.story({
  args: { user: { ...user, taxIdNote: 'UNKNOWN_TO_VIES' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/VIES, the register of the EU, does not know this VAT number/, undefined, LOADED),
    ).toBeVisible();
  },
});

export const LeftOutOfInvoices = meta.story({
  args: {
    user: {
      ...user,
      companyName: 'Berg 𒀀',
      taxId: 'none',
      notPrinted: ['𒀀'],
      addresses: [{ addressType: 'BILLING', country: 'US' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Invoices and statements cannot print “𒀀” and have a box in its place.'),
    ).toBeVisible();
    await expect(
      await canvas.findByText('This is not a tax number, so invoices leave it out.', undefined, LOADED),
    ).toBeVisible();
  },
});
