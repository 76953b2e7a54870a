import { expect } from 'storybook/test';
import { chargedItem } from '#mocks/scenarios/sales.ts';
import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaleDetails } from '#web/components/sales/SaleDetails.tsx';

const meta = preview.meta({
  title: 'Components/Sales/SaleDetails',
  component: SaleDetails,
  args: { item: { ...chargedItem, customerEmail: 'tom@example.com', metatag: 'Booking 4711' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`tom@example.com · #${chargedItem.id} · Booking 4711`)).toBeVisible();
  },
});

const { customerEmail: _, ...guestItem } = chargedItem;

/** A note in XML is for machines. */
export const Guest = meta.story({
  args: { item: { ...guestItem, metatag: '<booking/>' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Guest · #${chargedItem.id}`)).toBeVisible();
  },
});

/** The note is where people write the name of a guest. */
export const NamedGuest = meta.story({
  args: { item: { ...guestItem, metatag: 'Zoë Berg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Zoë Berg · #${chargedItem.id}`)).toBeVisible();
  },
});

/** Not a guest: there was a customer, whose data are gone. */
export const Erased = meta.story({
  parameters: inLooks('mobile de'),
  args: { item: { ...guestItem, customerErasedAt: '2026-03-20T12:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Customer data erased · #/)).toBeVisible();
  },
});
