import { expect, fn } from 'storybook/test';
import { getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AutoTopUpStatus } from '#web/features/credits/components/AutoTopUpStatus.tsx';

const credit = getGetCreditResponseMock();

const meta = preview.meta({
  title: 'Features/Credits/Components/AutoTopUpStatus',
  component: AutoTopUpStatus,
  args: { credit, hasCard: true, onOpen: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
});

export const On = meta.story({
  args: { credit: { ...credit, autoTopUpEnabled: true, topUpThreshold: 10, topUpAmount: 50 }, hasCard: undefined },
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/falls below 10\.00.USD/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
});

export const WithoutCard = meta.story({
  args: { hasCard: false },
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Activate' });
    await expect(button).toHaveAccessibleDescription('Store a card first.');
    await userEvent.click(button);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const CardUnknown = meta.story({ args: { hasCard: undefined } });
