import { expect, screen, waitFor, within } from 'storybook/test';
import type { SearchCustomersRequest } from '#contract/storefront/model/searchCustomersRequest.ts';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import {
  getSearchMockHandler,
  getSearchCustomersMockHandler,
  getSearchCustomersMockHandler500,
  getUpdateCustomerMockHandler,
  getUpdateCustomerMockHandler409,
  getUpdateCustomerMockHandler500,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import { customerDetails, esim, guestDetails, inactiveEsim, problem } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as ExistingCustomerPage } from '#web/features/point-of-sale/ExistingCustomerPage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { PointOfSale } from './PointOfSale.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/ExistingCustomerPage',
  component: ExistingCustomerPage,
  render: () => <PointOfSale />,
  parameters: {
    route: paths.pointOfSaleCustomer('existing'),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
});

/** Returns these for every search, and records the searches. */
const answering = (...items: CustomerDetails[]): SearchCustomersRequest[] => {
  const asked: SearchCustomersRequest[] = [];
  network.use(
    getSearchCustomersMockHandler(async ({ request }) => {
      asked.push((await request.json()) as SearchCustomersRequest);
      return { items };
    }),
    getSearchMockHandler({ customers: [], esims: [], sales: [] }),
  );
  return asked;
};

const ICCID = esim().iccid;

export const Default = meta.story({ parameters: looks });

export const Found = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const asked = answering(customerDetails());
    const topUp = await canvas.findByRole('button', { name: 'Top Up' });
    await expect(topUp).toHaveAccessibleDescription('Find a customer first.');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Email address' }), 'to');
    await userEvent.click(await screen.findByRole('option', { name: 'tom@example.com' }));
    await expect(await canvas.findByRole('heading', { name: 'Customer Profile' })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: /3.5/ })).toBeVisible();
    await expect(asked).toEqual([
      { searchKey: 'EMAIL', searchQuery: 'to', searchMode: 'startsWith', onlyActiveProfiles: false },
      { searchKey: 'EMAIL', searchQuery: 'tom@example.com', searchMode: 'isExact', onlyActiveProfiles: false },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Top Up' }));
    await waitFor(() =>
      expect(address()).toBe(`/store/existing/packages?customerUid=${customerDetails().customer.uid}`),
    );
  },
});

/** An address typed to the end is chosen without a further search for proposals. */
export const TypedToTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asked = answering(customerDetails());
    await userEvent.type(await canvas.findByRole('combobox'), 'tom@example.co');
    await screen.findByRole('option', { name: 'tom@example.com' });
    await userEvent.type(canvas.getByRole('combobox'), 'm');
    await expect(await canvas.findByRole('heading', { name: 'Customer Profile' })).toBeVisible();
    await expect(asked.filter(({ searchMode }) => searchMode === 'startsWith')).toHaveLength(1);
  },
});

/** What no address begins with is found inside of one, or in a note. */
export const FoundByAPart = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    answering();
    const { uid, email } = { ...customerDetails().customer, email: 'an-ux-tom@example.com' };
    network.use(getSearchMockHandler({ customers: [{ uid, email }], esims: [], sales: [] }));
    await userEvent.type(await canvas.findByRole('combobox'), 'room 212');
    await expect(await screen.findByRole('option', { name: email })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** The number of a sale finds its customer, and of a sale to a guest its page. */
export const FoundBySale = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    answering();
    const { uid: customerUid, email: customerEmail = '' } = customerDetails().customer;
    const sale = {
      uid: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a6001',
      id: 1166,
      name: 'Europe 5 GB',
      salesDate: '2026-03-14T09:30:00.000Z',
    };
    network.use(getSearchMockHandler({ customers: [], esims: [], sales: [{ ...sale, customerUid, customerEmail }] }));
    const box = await canvas.findByRole('combobox');
    await userEvent.type(box, '1166');
    await expect(await screen.findByRole('option', { name: customerEmail })).toBeVisible();
    await userEvent.clear(box);
    network.use(getSearchMockHandler({ customers: [], esims: [], sales: [{ ...sale, id: 1167 }] }));
    await userEvent.type(box, '#1167');
    await expect(await screen.findByRole('option', { name: /^#1167 · Europe 5 GB/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/your-store/history/${sale.uid}`));
  },
});

/** Blanks around it and capitals do not matter. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    answering(customerDetails());
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.paste(' Tom@Example.COM ');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Customer Profile' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Top Up' })).not.toHaveAttribute('aria-disabled');
  },
});

export const IccidPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asked = answering(customerDetails());
    await userEvent.click(await canvas.findByRole('button', { name: 'Search by ICCID instead' }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(` ${ICCID.slice(0, 4)} ${ICCID.slice(4, 9)}-${ICCID.slice(9)} `);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Top Up' })).toBeVisible();
    await expect(asked.map(({ searchQuery }) => searchQuery)).toEqual([ICCID]);
  },
});

/** What is typed stays when it is no longer the address of the customer shown. */
export const TypedOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    answering(customerDetails());
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'tom@example.com');
    await canvas.findByRole('heading', { name: 'Customer Profile' });
    await userEvent.type(field, '.au');
    await expect(field).toHaveValue('tom@example.com.au');
    await expect(canvas.queryByRole('heading', { name: 'Customer Profile' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    answering();
    await userEvent.type(await canvas.findByRole('combobox'), 'nobody');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const ByIccid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asked = answering(customerDetails());
    await userEvent.click(await canvas.findByRole('button', { name: 'Search by ICCID instead' }));
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await expect(submit).toHaveAccessibleDescription('Enter an ICCID first.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'ICCID' }), `ab${ICCID}`);
    await expect(canvas.getByRole('textbox')).toHaveValue(ICCID);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('button', { name: 'Top Up' })).toBeVisible();
    await expect(asked).toEqual([
      { searchKey: 'ICCID', searchQuery: ICCID, searchMode: 'isExact', onlyActiveProfiles: false },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Search by email instead' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.queryByRole('heading', { name: 'Customer Profile' })).toBeNull();
  },
});

export const IccidNotFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asked = answering();
    await userEvent.click(await canvas.findByRole('button', { name: 'Search by ICCID instead' }));
    await userEvent.type(canvas.getByRole('textbox'), '123{Enter}');
    await expect(await canvas.findByText('Wrong ICCID Format or ICCID not found.')).toBeVisible();
    await expect(asked).toEqual([]);
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), `${ICCID}{Enter}`);
    await expect(await canvas.findByText('Wrong ICCID Format or ICCID not found.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(asked).toHaveLength(1);
  },
});

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const findGuest = async (canvas: ReturnType<typeof within>, userEvent: UserEvent) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search by ICCID instead' }));
  await userEvent.type(canvas.getByRole('textbox'), `${ICCID}{Enter}`);
  await userEvent.click(await canvas.findByRole('button', { name: 'Add E-Mail Address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add E-Mail Address' }));
  await userEvent.type(dialog.getByRole('textbox'), 'tom@example.com{Enter}');
};

export const AddEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    answering(guestDetails);
    network.use(
      getUpdateCustomerMockHandler(() => {
        answering(customerDetails());
        return customerDetails().customer;
      }),
    );
    await findGuest(canvas, userEvent);
    await expect(await canvas.findByText('tom@example.com')).toBeVisible();
    await expect(await screen.findByText('The email address was added.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const EmailInUse = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asked = answering(guestDetails);
    network.use(getUpdateCustomerMockHandler409(problem(409, 'email_in_use', 'Email address already in use!', 'M')));
    await findGuest(canvas, userEvent);
    await expect(
      await screen.findByText('Failed adding email to customer. Email address is already in use.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked).toHaveLength(2));
  },
});

export const AddEmailFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    answering(guestDetails);
    network.use(getUpdateCustomerMockHandler500());
    await findGuest(canvas, userEvent);
    await expect(await screen.findByText('Failed adding email to customer. Please try again later.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add E-Mail Address' }));
    await expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('tom@example.com');
  },
});

export const WithoutEsim = meta.story({
  play: async ({ canvas, userEvent }) => {
    answering(customerDetails({ relatedEsims: [inactiveEsim] }));
    await userEvent.type(await canvas.findByRole('combobox'), 'to');
    await userEvent.click(await screen.findByRole('option', { name: 'tom@example.com' }));
    await expect(await canvas.findByText(/No eSIM of this customer can be topped up any more/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New eSIM for this customer' }));
    // The packages show that only a new eSIM is left.
    await waitFor(() =>
      expect(address()).toBe(`/store/existing/packages?customerUid=${customerDetails().customer.uid}`),
    );
  },
});

export const Loading = meta.story({
  play: async ({ canvas, userEvent }) => {
    network.use(getSearchCustomersMockHandler(never));
    await userEvent.click(await canvas.findByRole('button', { name: 'Search by ICCID instead' }));
    await userEvent.type(canvas.getByRole('textbox'), `${ICCID}{Enter}`);
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    network.use(getSearchCustomersMockHandler500());
    await userEvent.click(await canvas.findByRole('button', { name: 'Search by ICCID instead' }));
    await userEvent.type(canvas.getByRole('textbox'), `${ICCID}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The search did not get an answer.');
    await expect(canvas.getByRole('textbox')).toHaveValue(ICCID);
  },
});

export const Retried = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    network.use(getSearchCustomersMockHandler500());
    await userEvent.click(await canvas.findByRole('button', { name: 'Search by ICCID instead' }));
    await userEvent.type(canvas.getByRole('textbox'), `${ICCID}{Enter}`);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    answering(customerDetails());
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Top Up' })).toBeVisible();
  },
});

export const Details = meta.story({
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    answering(customerDetails());
    await userEvent.type(await canvas.findByRole('combobox'), 'to');
    await userEvent.click(await screen.findByRole('option', { name: 'tom@example.com' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show customer details' }));
    await expect(await screen.findByRole('dialog', { name: 'Customer Profile' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});
export const GuestByIccid = meta.story({
  globals: { ...modes.de, ...modes.mobile },
  play: async ({ canvas, userEvent }) => {
    answering(guestDetails);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stattdessen nach ICCID suchen' }));
    await userEvent.type(canvas.getByRole('textbox'), `${ICCID}{Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Aufladen' })).toBeVisible();
  },
});
