import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TillCustomers } from '#web/features/point-of-sale/components/TillCustomers.tsx';

const tom = {
  email: 'tom@example.com',
  iccid: '8949000000000000018',
  lastSaleName: 'Europe 5 GB',
  buyer: { type: 'existing', customerUid: 'tom' },
} as const;
const guest = {
  iccid: '8949000000000000026',
  buyer: { type: 'existing', customerUid: 'guest' },
} as const;
const namesake = (number: number) => ({
  ...tom,
  email: `tom.${number}@example.com`,
  buyer: { type: 'existing' as const, customerUid: `tom-${number}` },
});

const meta = preview.meta({
  title: 'Features/Point of sale/Components/TillCustomers',
  component: TillCustomers,
  args: {
    customers: [tom, guest],
    href: ({ buyer }) => `/store/existing/packages?customerUid=${buyer?.customerUid}`,
    allHref: '/customers?search=tom',
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Customers' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'tom@example.com' })).toHaveAttribute(
      'href',
      '/store/existing/packages?customerUid=tom',
    );
    await expect(canvas.getByText('8949000000000000018 · Europe 5 GB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Guest' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Show all' })).toBeNull();
  },
});

/** No customer has the typed text: these have it but for one letter. */
export const Similar = meta.story({
  parameters: looks,
  args: { customers: [{ ...tom, isSimilar: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Similar customers' })).toBeVisible();
  },
});

/** Three are shown, and the way to all of them. */
export const Many = meta.story({
  args: { customers: [1, 2, 3, 4, 5].map(namesake) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/customers?search=tom');
  },
});

export const LongValues = meta.story({
  parameters: looks,
  args: {
    customers: [
      {
        ...tom,
        email: `${'maximiliane.'.repeat(5)}von-und-zu@${'sub-domain.'.repeat(6)}example.com`,
      },
    ],
  },
});
