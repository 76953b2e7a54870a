import { expect } from 'storybook/test';
import { getListSalesResponseMock } from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SalesTable } from '#web/features/operator/sales/components/SalesTable.tsx';

const sales = getListSalesResponseMock().items;
const [first] = sales;

const meta = preview.meta({
  title: 'Features/Operator/Sales/Components/SalesTable',
  component: SalesTable,
  args: { sales, hrefOf: ({ uid }) => `/operator/sales/${uid}`, empty: <p>None are here.</p> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kiosk@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Germany 1 GB, Harbour Travel, jo@example.com' })).toHaveAttribute(
      'href',
      `/operator/sales/${first?.uid}`,
    );
  },
});

export const LongNames = meta.story({
  args: {
    sales: [{ ...first!, reseller: { ...first!.reseller, email: `${'jo'.repeat(60)}@example.com` } }],
  },
});
