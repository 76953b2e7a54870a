import { expect } from 'storybook/test';
import { getListGroupSalesResponseMock } from '#mocks/generated/storefront/group-sales/group-sales.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PastGroups } from '#web/features/group-sale/PastGroups.tsx';
import { paths } from '#web/navigation/paths.ts';

const { items } = getListGroupSalesResponseMock();

const meta = preview.meta({
  title: 'Features/Group sale/PastGroups',
  component: PastGroups,
  args: { groups: items },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Europe 5 GB for 48 travellers' })).toHaveAttribute(
      'href',
      paths.groupSale(items[0]?.id ?? ''),
    );
    await expect(canvas.getByText(/47 of 48 sold/)).toBeVisible();
    await expect(canvas.getByText('Anna Berg, ben@example.com and 46 more')).toBeVisible();
  },
});

/** Of two travellers, none is left to be counted; those of another order were erased. */
export const Few = meta.story({
  args: {
    groups: items.flatMap((item) => [
      { ...item, lineCount: 2, soldCount: 2 },
      { ...item, id: 'other', firstTravellers: [] },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anna Berg and ben@example.com')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const None = meta.story({
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
