import { expect, fireEvent, screen, within } from 'storybook/test';
import {
  getSettleTransferMockHandler,
  getSettleTransferMockHandler409,
} from '#mocks/generated/operator/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SettleTransfer } from '#web/features/operator/payments/SettleTransfer.tsx';
import { openTransfer, settledTransfer } from './transfers.ts';

const meta = preview.meta({
  title: 'Features/Operator/Payments/SettleTransfer',
  component: SettleTransfer,
  args: { payment: openTransfer },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Settle the transfer' })).toBeVisible();
  },
});

const settle = async (
  canvas: ReturnType<typeof within>,
  user: { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> },
) => {
  await user.click(canvas.getByRole('button', { name: 'Settle the transfer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fireEvent.change(dialog.getByLabelText(/Value date/), { target: { value: '2026-11-20' } });
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '238');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Statement 47');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  return dialog;
};

/** What was typed stays. */
export const Refused = meta.story({
  beforeEach: () => network.use(getSettleTransferMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await settle(canvas, userEvent);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('238');
  },
});

export const Settling = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSettleTransferMockHandler(settledTransfer)),
  play: async ({ canvas, userEvent }) => {
    await settle(canvas, userEvent);
    await expect(await screen.findByText('The transfer is booked.')).toBeVisible();
  },
});

export const Entered = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSettleTransferMockHandler(openTransfer)),
  play: async ({ canvas, userEvent }) => {
    await settle(canvas, userEvent);
    await expect(await screen.findByText('Entered. Another operator has to enter the same.')).toBeVisible();
  },
});
