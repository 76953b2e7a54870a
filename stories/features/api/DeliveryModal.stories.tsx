import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';
import type { WebhookAttemptFailure } from '#contract/storefront/model/webhookAttemptFailure.ts';
import {
  getGetWebhookDeliveryMockHandler,
  getGetWebhookDeliveryMockHandler404,
  getGetWebhookDeliveryMockHandler500,
  getGetWebhookDeliveryResponseMock,
  getListWebhookDeliveriesResponseMock,
  getResendWebhookDeliveryMockHandler,
  getResendWebhookDeliveryMockHandler409,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { DeliveryModal } from '#web/features/api/DeliveryModal.tsx';

const meta = preview.meta({
  title: 'Features/API/DeliveryModal',
  component: DeliveryModal,
  args: { delivery: getListWebhookDeliveriesResponseMock().items[1]!, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'eSIM status' }));

const isTransition = (animation: Animation): boolean => animation instanceof CSSTransition;

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText('Your server answered 503')).toBeVisible();
    await expect(dialog.getByText('No connection to your server')).toBeVisible();
    await expect(dialog.getByText('Waiting')).toBeVisible();
  },
});

const url = 'https://example.com/events';
const kinds: readonly WebhookAttemptFailure[] = [
  'TIMEOUT',
  'UNKNOWN_HOST',
  'UNREACHABLE',
  'CERTIFICATE',
  'BLOCKED',
  'BROKEN',
];
const attempts: WebhookAttempt[] = [
  { at: '2026-03-14T09:30:01.000Z', url, milliseconds: 1_084, status: 503 },
  ...kinds.map((failure, second) => ({ at: `2026-03-14T09:20:0${second}.000Z`, url, milliseconds: 40, failure })),
];

export const AllFailures = meta.story({
  beforeEach: () =>
    network.use(getGetWebhookDeliveryMockHandler({ ...getGetWebhookDeliveryResponseMock(), history: attempts })),
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(7);
    await expect(dialog.getByText('Your server answered 503')).toBeVisible();
    await expect(dialog.getByText(/1,084\sms/)).toBeVisible();
  },
});

export const NotTried = meta.story({
  beforeEach: () =>
    network.use(getGetWebhookDeliveryMockHandler({ ...getGetWebhookDeliveryResponseMock(), history: [] })),
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText('Not tried yet')).toBeVisible();
  },
});

export const SentAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    let calls = 0;
    network.use(
      getResendWebhookDeliveryMockHandler(async () => {
        calls += 1;
        return getListWebhookDeliveriesResponseMock().items[1]!;
      }),
    );
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send again' }));
    await expect(await dialog.findByText(/The event is sent again, with the same ID/)).toBeVisible();
    await expect(calls).toBe(1);
  },
});

export const WithoutAddress = meta.story({
  beforeEach: () => network.use(getResendWebhookDeliveryMockHandler409()),
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Events of this type have no address.');
  },
});

export const TriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getResendWebhookDeliveryMockHandler409()),
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const button = dialog.getByRole('button', { name: 'Send again' });
    await userEvent.click(button);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    // While the dialog comes up, its buttons move with it.
    await waitFor(() => expect(document.getAnimations().filter(isTransition)).toEqual([]));
    const place = button.getBoundingClientRect().top;
    const asked = fn();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    network.use(
      getResendWebhookDeliveryMockHandler(async () => {
        asked();
        await held;
        return getListWebhookDeliveriesResponseMock().items[1]!;
      }),
    );
    // The failure stays until the next try has ended, so the button does not move under a second press.
    await userEvent.click(button);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(button.getBoundingClientRect().top).toBe(place);
    release();
    await expect(await dialog.findByText(/The event is sent again, with the same ID/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetWebhookDeliveryMockHandler500()),
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText('The delivery could not be loaded.')).toBeVisible();
  },
});

export const Gone = meta.story({
  beforeEach: () => network.use(getGetWebhookDeliveryMockHandler404()),
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByText('This delivery is no longer stored.')).toBeVisible();
  },
});
