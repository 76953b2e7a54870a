import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { getSetWebhookUrlMockHandler400 } from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { WebhookModal } from '#web/features/api/WebhookModal.tsx';

const type: ResellerWebhookType = 'CUSTOMER_REGISTRATION';

const meta = preview.meta({
  title: 'Features/API/WebhookModal',
  component: WebhookModal,
  args: { type, saved: undefined, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const NotSet = meta.story({
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /URL|address/i })).toBeEnabled();
  },
});

export const Set = meta.story({ args: { saved: { url: 'https://example.com/events', version: '"1"' } } });

export const Refused = meta.story({
  beforeEach: () => network.use(getSetWebhookUrlMockHandler400()),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: /URL|address/i });
    await userEvent.type(field, 'https://example.com/events{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('https://example.com/events');
  },
});
