import { expect } from 'storybook/test';
import { getGetPriceListResponseMock } from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ListedPackageTable } from '#web/features/operator/packages/components/ListedPackageTable.tsx';

const packages = getGetPriceListResponseMock().items;

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/ListedPackageTable',
  component: ListedPackageTable,
  args: { packages, empty: <p>None are here.</p> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2\.39/)).toBeVisible();
  },
});

export const Empty = meta.story({ args: { packages: [] } });

export const Loading = meta.story({ args: { packages: undefined } });
