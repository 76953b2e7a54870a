import { expect } from 'storybook/test';
import { getListResellersResponseMock } from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ResellerTable } from '#web/features/operator/resellers/components/ResellerTable.tsx';

const resellers = getListResellersResponseMock().items;
const [first] = resellers;

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/ResellerTable',
  component: ResellerTable,
  args: { resellers, hrefOf: ({ id }) => `/operator/resellers/${id}`, empty: <p>Nobody is here.</p> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jo Smith · jo@example.com')).toBeVisible();
    await expect(canvas.getByText('Suspended')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Harbour Travel/ })).toHaveAttribute(
      'href',
      `/operator/resellers/${first?.id}`,
    );
  },
});

export const LongNames = meta.story({
  args: {
    resellers: [
      { ...first!, companyName: 'Harbour Travel and Tours '.repeat(8), email: `${'jo'.repeat(60)}@example.com` },
    ],
  },
});
