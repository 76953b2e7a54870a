import { expect, fn } from 'storybook/test';
import { chargedItem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GivenLink } from '#web/components/sales/GivenLink.tsx';

const meta = preview.meta({
  title: 'Components/Sales/GivenLink',
  component: GivenLink,
  args: {
    item: chargedItem,
    name: 'Europe 5 GB',
    link: 'https://store.example/s/abc',
    email: 'tom@example.com',
    mail: { state: 'SENT' as const, onSend: fn() },
    onPrint: fn(),
    slip: { prints: 0, isReady: false, shop: undefined, price: ['23.90 USD'] },
    isTopUp: false,
    now: new Date('2026-03-20T12:00:00Z'),
    onCopied: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^The link was emailed to/u)).toHaveTextContent(
      'The link was emailed to tom@example.com.',
    );
    await expect(document.body.querySelector('article')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print slip' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
});

/** A guest has no address to send to. */
export const Guest = meta.story({
  args: { email: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/emailed/)).toBeNull();
  },
});
