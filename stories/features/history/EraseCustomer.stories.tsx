import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { getEraseCustomerMockHandler503 } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { customerDetails } from '#mocks/scenarios/sales.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { EraseCustomer } from '#web/features/history/EraseCustomer.tsx';

const meta = preview.meta({
  title: 'Features/History/EraseCustomer',
  component: EraseCustomer,
  args: { customerUid: customerDetails().customer.uid, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

const dialog = async (): Promise<ReturnType<typeof within>> =>
  within(await screen.findByRole('alertdialog', { name: 'Erase this person?' }));

export const Default = meta.story({
  play: async () => {
    await expect((await dialog()).getByText(/^What stays: the sales with their prices/)).toBeVisible();
  },
});

/** Nothing was erased: it can be tried again. */
export const Failed = meta.story({
  beforeEach: () => network.use(getEraseCustomerMockHandler503()),
  play: async ({ userEvent, args }) => {
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Erase for good' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Erased = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Erase for good' }));
    await expect(await screen.findByText('The person was erased.')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});
