import { expect, fn } from 'storybook/test';
import { getListSuppliersResponseMock } from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SupplierTable } from '#web/features/operator/packages/components/SupplierTable.tsx';

const suppliers = getListSuppliersResponseMock().items;
const [first] = suppliers;

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/SupplierTable',
  component: SupplierTable,
  args: { suppliers, onTake: fn(), empty: <p>None are here.</p> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New: 3 · changed: 14 · no longer offered: 1')).toBeVisible();
    await expect(canvas.getByText(/eSIM Go answered 503\./)).toBeVisible();
  },
});

export const Taking = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take now: esim-go' }));
    await expect(args.onTake).toHaveBeenLastCalledWith('esim-go');
  },
});

export const Empty = meta.story({ args: { suppliers: [] } });

export const Loading = meta.story({ args: { suppliers: undefined } });

export const LongMessage = meta.story({
  args: { suppliers: [{ ...first!, failure: { at: '2026-11-23T09:17:31.000Z', message: 'No answer. '.repeat(40) } }] },
});
