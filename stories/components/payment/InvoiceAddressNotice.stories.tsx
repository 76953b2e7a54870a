import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InvoiceAddressNotice } from '#web/components/payment/InvoiceAddressNotice.tsx';

const user = { firstName: 'Anna', lastName: 'Berg', companyName: '', taxId: '', email: 'anna@example.com' };

const meta = preview.meta({
  title: 'Components/Payment/InvoiceAddressNotice',
  component: InvoiceAddressNotice,
  args: {
    user: { ...user, addresses: [{ addressType: 'BILLING' as const, country: 'DE' }] },
    href: '/account/details?next=/credits',
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Missing: street, postal code,? and city\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete the address' })).toHaveAttribute(
      'href',
      '/account/details?next=/credits',
    );
  },
});

/** A complete address is no matter. */
export const Complete = meta.story({
  args: {
    user: {
      ...user,
      addresses: [
        {
          addressType: 'BILLING' as const,
          country: 'DE',
          addressLine1: 'Hafenstraße 7',
          postalCode: '20457',
          townOrDistrict: 'Hamburg',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
