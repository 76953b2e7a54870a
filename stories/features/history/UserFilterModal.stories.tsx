import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getSearchCustomersMockHandler,
  getSearchCustomersMockHandler500,
  getSearchMockHandler,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { UserFilterModal } from '#web/features/history/UserFilterModal.tsx';

const meta = preview.meta({
  title: 'Features/History/UserFilterModal',
  component: UserFilterModal,
  args: { isOpen: true, onClose: fn(), filter: undefined, onChange: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

export const ByEmail = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Email address of the customer' }),
      'new@example.com{Escape}',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ key: 'EMAIL', identifier: 'new@example.com' }));
  },
});

/** Enter sends what was pasted before the field was left. */
export const Pasted = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Email address of the customer' });
    await userEvent.click(field);
    await userEvent.paste('Tom <tom＠example。com>');
    // As Enter does in a browser: the library presses no button that is outside of the form.
    field.form?.requestSubmit();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ key: 'EMAIL', identifier: 'tom@example.com' }));
  },
});

/** A part of an address proposes customers, by the middle of it too. */
export const Proposed = meta.story({
  beforeEach: () =>
    network.use(
      getSearchCustomersMockHandler({ items: [] }),
      getSearchMockHandler({ customers: [{ uid: 'tom', email: 'an-ux-tom@example.com' }], esims: [], sales: [] }),
    ),
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Email address of the customer' }), 'ux-tom');
    await userEvent.click(await screen.findByRole('option', { name: 'an-ux-tom@example.com' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ key: 'EMAIL', identifier: 'an-ux-tom@example.com' }),
    );
  },
});

/** A part alone filters by nobody. */
export const NotChosen = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Email address of the customer' }), 'tom{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await expect(
      await screen.findByText('Choose a customer from the list, or enter the whole email address.'),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A whole address filters without proposals, too. */
export const ProposalsFailed = meta.story({
  beforeEach: () => network.use(getSearchCustomersMockHandler500()),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Email address of the customer' }), 'tom{Escape}');
    await expect(await screen.findByText(/Customers could not be searched/)).toBeVisible();
  },
});

/** Another kind begins from nothing. */
export const OtherKind = meta.story({
  args: { filter: { key: 'EMAIL', identifier: 'tom@example.com' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'ICCID' }));
    await expect(await screen.findByRole('textbox', { name: 'ICCID of the eSIM' })).toHaveValue('');
  },
});

/** Escape closes the list first, and then leaves the form as any other. */
export const Escaped = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(getSearchMockHandler({ customers: [{ uid: 'tom', email: 'tom@example.com' }], esims: [], sales: [] })),
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Email address of the customer' }), 'tom');
    await screen.findByRole('option', { name: 'tom@example.com' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});
