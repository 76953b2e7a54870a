import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getGiveUpOrderMockHandler,
  getGiveUpOrderMockHandler500,
  getListAttentionResponseMock,
} from '#mocks/generated/operator/attention/attention.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { GiveUp } from '#web/features/operator/attention/GiveUp.tsx';

const item = getListAttentionResponseMock().items.find(({ kind }) => kind === 'ORDER')!;

const meta = preview.meta({
  title: 'Features/Operator/Attention/GiveUp',
  component: GiveUp,
  args: { item, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

type Typing = {
  type: (field: HTMLElement, text: string) => Promise<void>;
  click: (button: HTMLElement) => Promise<void>;
};

const giveUp = async (user: Typing): Promise<void> => {
  await user.type(await screen.findByRole('textbox', { name: /Why/ }), 'The supplier has no such order.');
  await user.click(screen.getByRole('button', { name: 'Give up and refund' }));
};

export const Default = meta.story();

export const Done = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await giveUp(userEvent);
    await expect(await screen.findByText(/^noah@example\.com gave the order up on /)).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const ToConfirm = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGiveUpOrderMockHandler({ state: 'TO_CONFIRM' })),
  play: async ({ userEvent }) => {
    await giveUp(userEvent);
    await expect(await screen.findByText(/Another operator has to give the order up as well/)).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGiveUpOrderMockHandler500()),
  play: async ({ userEvent }) => {
    await giveUp(userEvent);
    await expect(await screen.findByText(/could not find out whether this was done/)).toBeVisible();
  },
});
