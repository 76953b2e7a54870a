import { expect } from 'storybook/test';
import type { WebhookAttempt } from '#contract/storefront/model/webhookAttempt.ts';
import type { WebhookAttemptFailure } from '#contract/storefront/model/webhookAttemptFailure.ts';
import preview from '#storybook/preview.tsx';
import { AttemptList } from '#web/features/api/components/AttemptList.tsx';

const url = 'https://example.com/events';
const answered: WebhookAttempt = { at: '2026-03-14T09:30:01.000Z', url, milliseconds: 1_084, status: 503 };
const kinds: readonly WebhookAttemptFailure[] = [
  'TIMEOUT',
  'UNKNOWN_HOST',
  'UNREACHABLE',
  'CERTIFICATE',
  'BLOCKED',
  'BROKEN',
];
const failures = kinds.map((failure, second): WebhookAttempt => ({
  at: `2026-03-14T09:20:0${second}.000Z`,
  url,
  milliseconds: 40,
  failure,
}));

const meta = preview.meta({
  title: 'Features/API/Components/AttemptList',
  component: AttemptList,
  args: { attempts: [answered, ...failures] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('Your server answered 503')).toBeVisible();
    await expect(canvas.getByText(/1,084\sms/)).toBeVisible();
  },
});

export const None = meta.story({
  args: { attempts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not tried yet')).toBeVisible();
  },
});
