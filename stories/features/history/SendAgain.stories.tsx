import { expect, fn } from 'storybook/test';
import { getGetActivatedItemResponseMock } from '#mocks/generated/storefront/activations/activations.msw.ts';
import preview from '#storybook/preview.tsx';
import { SendAgain } from '#web/features/history/SendAgain.tsx';

const detail = getGetActivatedItemResponseMock();

const meta = preview.meta({
  title: 'Features/History/SendAgain',
  component: SendAgain,
  args: { detail, onCopied: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Send again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

/** Its link shows nothing any more. */
export const Refunded = meta.story({
  args: { detail: { ...detail, activatedItem: { ...detail.activatedItem, state: 'refunded' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Send again')).toBeNull();
  },
});
