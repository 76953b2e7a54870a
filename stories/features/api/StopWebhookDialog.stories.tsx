import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getRemoveWebhookUrlMockHandler,
  getRemoveWebhookUrlMockHandler500,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { StopWebhookDialog } from '#web/features/api/StopWebhookDialog.tsx';

const type: ResellerWebhookType = 'CUSTOMER_REGISTRATION';

const meta = preview.meta({
  title: 'Features/API/StopWebhookDialog',
  component: StopWebhookDialog,
  args: { type, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const confirm = async (userEvent: { click: (button: Element) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Stop sending' }));
  return dialog;
};

export const Default = meta.story({
  beforeEach: () => network.use(getRemoveWebhookUrlMockHandler()),
  play: async ({ userEvent, args }) => {
    await confirm(userEvent);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getRemoveWebhookUrlMockHandler500()),
  play: async ({ userEvent, args }) => {
    const dialog = await confirm(userEvent);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
