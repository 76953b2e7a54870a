import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getDeletePaymentMethodMockHandler500,
  getGetPaymentMethodResponseMock,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { DeleteCard } from '#web/features/credits/DeleteCard.tsx';

const meta = preview.meta({
  title: 'Features/Credits/DeleteCard',
  component: DeleteCard,
  args: { card: getGetPaymentMethodResponseMock(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Initial = meta.story({ parameters: looks });

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getDeletePaymentMethodMockHandler500()),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await expect(await screen.findByText('Failed deleting your credit card.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    const cancel = () => screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(cancel());
    await expect(args.onClose).toHaveBeenCalled();
  },
});
