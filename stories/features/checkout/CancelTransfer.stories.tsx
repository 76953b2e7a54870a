import { expect, screen, within } from 'storybook/test';
import {
  getCancelPaymentMockHandler502,
  getGetBankTransferResponseMock,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { CancelTransfer } from '#web/features/checkout/CancelTransfer.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/CancelTransfer',
  component: CancelTransfer,
  args: { id: getGetBankTransferResponseMock().id },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const open = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(canvas.getByRole('button', { name: 'Cancel payment' }));
  return within(await screen.findByRole('alertdialog'));
};

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await expect(dialog.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
  },
});

/** The payment goes on. */
export const Failed = meta.story({
  beforeEach: () => network.use(getCancelPaymentMockHandler502()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByText('The payment was cancelled.')).toBeVisible();
  },
});
