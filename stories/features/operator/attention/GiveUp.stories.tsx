import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getGiveUpOrderMockHandler,
  getGiveUpOrderMockHandler500,
  getGiveUpOrderResponseMock,
  getListAttentionResponseMock,
} from '#mocks/generated/operator/attention/attention.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
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
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), ' The supplier has no such order. ');
  await user.click(screen.getByRole('button', { name: 'Give up and refund' }));
};

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Give up this order?' })).toBeVisible();
    await expect(screen.getByText(/2.39 EUR is returned to the reseller/)).toBeVisible();
  },
});

export const Done = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const sent: unknown[] = [];
    network.use(
      getGiveUpOrderMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return getGiveUpOrderResponseMock();
      }),
    );
    await giveUp(userEvent);
    await expect(await screen.findByText(/^noah@example\.com gave up the order on /)).toBeVisible();
    await expect(sent).toEqual([{ note: 'The supplier has no such order.' }]);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Pending = meta.story({
  beforeEach: () => network.use(getGiveUpOrderMockHandler(never)),
  play: async ({ userEvent }) => {
    await giveUp(userEvent);
    await expect(await screen.findByText('In progress')).toBeInTheDocument();
  },
});

export const ToConfirm = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGiveUpOrderMockHandler({ state: 'TO_CONFIRM' })),
  play: async ({ userEvent }) => {
    await giveUp(userEvent);
    await expect(await screen.findByText(/Another operator has to give up the order as well/)).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGiveUpOrderMockHandler500()),
  play: async ({ userEvent }) => {
    await giveUp(userEvent);
    await expect(await screen.findByText(/could not find out whether this was done/)).toBeVisible();
  },
});
