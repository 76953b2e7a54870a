import { expect, screen, waitFor, within } from 'storybook/test';
import { getAdjustCreditMockHandler409 } from '#mocks/generated/operator/adjustments/adjustments.msw.ts';
import {
  getGetResellerResponseMock,
  getSuspendResellerMockHandler500,
  getViewStoreMockHandler500,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ResellerActions } from '#web/features/operator/resellers/ResellerActions.tsx';
import { inActions } from '../../in-actions.tsx';
import { suspended } from './suspended.ts';
import { withCalls } from './with-calls.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/ResellerActions',
  component: withCalls(ResellerActions),
  subcomponents: { ResellerActions },
  decorators: [inActions],
  args: { reseller: getGetResellerResponseMock() },
  // A call that never ends stays open in the browser.
  beforeEach: () => localStorage.removeItem('openChanges'),
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Suspend', 'See the store', 'Change credit']);
  },
});

/** The notice on the page lifts it. */
export const Suspended = meta.story({
  args: { reseller: suspended },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See the store' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
  },
});

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

/** Opens a dialog that asks for a reason, and gives it. */
const giveReason = async (canvas: Canvas, userEvent: UserEvent, action: string, reason: string): Promise<Canvas> => {
  await userEvent.click(canvas.getByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: action }));
  return dialog;
};

export const Suspending = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await giveReason(canvas, userEvent, 'Suspend', 'Disputes');
    await expect(await screen.findByText('The reseller is suspended.')).toBeVisible();
  },
});

export const NotSuspended = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSuspendResellerMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await giveReason(canvas, userEvent, 'Suspend', 'Disputes');
    await expect(await dialog.findByText(/unexpected error/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Disputes');
  },
});

/** Where it succeeds, the whole app goes on as the reseller's: an end-to-end test does that. */
export const StoreNotSeen = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getViewStoreMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await giveReason(canvas, userEvent, 'See the store', 'A question');
    await expect(await dialog.findByText(/unexpected error/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('A question');
  },
});

const grant = async (canvas: Canvas, userEvent: UserEvent): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change credit' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '120');
  await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Transfer');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
};

export const Granting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await grant(canvas, userEvent);
    await expect(await screen.findByText('The credit was changed.')).toBeVisible();
  },
});

export const NotGranted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getAdjustCreditMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await grant(canvas, userEvent);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('120'));
  },
});
