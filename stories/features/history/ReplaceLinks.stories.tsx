import { expect, fn, screen, within } from 'storybook/test';
import {
  getReplaceShareLinksMockHandler,
  getReplaceShareLinksMockHandler500,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import { getGetActivatedItemQueryKey } from '#web/api/storefront/activations/activations.ts';
import { detail, longLink } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ReplaceLinks } from '#web/features/history/ReplaceLinks.tsx';

const { activatedItem, customer, relatedEsims } = detail();

const meta = preview.meta({
  title: 'Features/History/ReplaceLinks',
  component: ReplaceLinks,
  args: { queryKey: getGetActivatedItemQueryKey(activatedItem.uid), customerUid: customer.uid, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const takeBack = async (click: (element: Element) => Promise<void>): Promise<ReturnType<typeof within>> => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke links?' }));
  await click(dialog.getByRole('button', { name: 'Revoke links' }));
  return dialog;
};

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Revoke links?' })).toBeVisible();
  },
});

/** The links that the customer has still work. */
export const Failed = meta.story({
  beforeEach: () => network.use(getReplaceShareLinksMockHandler500()),
  play: async ({ userEvent }) => {
    const dialog = await takeBack(userEvent.click);
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

export const NewLink = meta.story({
  parameters: looks,
  beforeEach: () =>
    network.use(getReplaceShareLinksMockHandler({ customer: { ...customer, profileUrl: longLink }, relatedEsims })),
  play: async ({ userEvent }) => {
    await takeBack(userEvent.click);
    const result = within(await screen.findByRole('dialog', { name: 'The new profile link' }));
    await expect(result.getByText(longLink)).toBeVisible();
  },
});

/** Left by its button alone: the link is shown once. */
export const NewLinkTaken = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(getReplaceShareLinksMockHandler({ customer: { ...customer, profileUrl: longLink }, relatedEsims })),
  play: async ({ userEvent, args }) => {
    await takeBack(userEvent.click);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
