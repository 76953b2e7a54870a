import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { getSearchMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { readTillSearch } from '#domain/till-search.ts';
import { TillFinder } from '#web/features/point-of-sale/TillFinder.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/TillFinder',
  component: TillFinder,
  args: {
    text: '',
    onChange: fn(),
    search: readTillSearch(''),
    packages: { found: [], similar: [] },
    onSell: fn(),
    isFocused: true,
  },
  render: function Render(props) {
    const [text, setText] = useState(props.text);
    return (
      <>
        <TillFinder {...props} text={text} onChange={setText} search={readTillSearch(text)} />
        <Address />
      </>
    );
  },
  parameters: { route: paths.pointOfSale() },
});

const sale = {
  uid: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a6001',
  id: 1166,
  name: 'Europe 5 GB',
  salesDate: '2026-03-14T09:30:00.000Z',
};

/** The number of a sale: more is sold to its customer. */
export const CustomerOfSale = meta.story({
  beforeEach: () =>
    network.use(
      getSearchMockHandler({
        customers: [],
        esims: [],
        sales: [{ ...sale, customerUid: 'tom', customerEmail: 'tom@example.com' }],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '#1166');
    await expect(await canvas.findByRole('link', { name: 'tom@example.com' })).toBeVisible();
    await expect(canvas.getByText('#1166 · Europe 5 GB')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/store/existing/packages?customerUid=tom'));
  },
});

/** A guest is found by the sale alone, whose page leads on. */
export const SaleToGuest = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSearchMockHandler({ customers: [], esims: [], sales: [sale] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '1166');
    await expect(await canvas.findByRole('link', { name: 'Guest' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(paths.soldItem(sale.uid)));
  },
});
