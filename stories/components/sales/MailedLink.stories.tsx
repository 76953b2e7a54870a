import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MailedLink } from '#web/components/sales/MailedLink.tsx';

const meta = preview.meta({
  title: 'Components/Sales/MailedLink',
  component: MailedLink,
  args: { email: 'tom@example.com', state: 'SENT' as const, onSend: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^The link was emailed to/u)).toHaveTextContent(
      'The link was emailed to tom@example.com.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Email it again' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
});

/** No message was written: messages to customers are off. */
export const NotYet = meta.story({
  args: { state: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link has not been/u)).toHaveTextContent(
      'The link has not been emailed to tom@example.com yet.',
    );
    await expect(canvas.getByRole('button', { name: 'Email the link' })).toBeVisible();
  },
});

/** A message that never arrived is not sent again. */
export const Refused = meta.story({
  args: { state: 'REFUSED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Email the link' })).toBeVisible();
  },
});

export const Waiting = meta.story({
  args: { state: 'WAITING' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Sending = meta.story({ args: { isPending: true } });

export const Failed = meta.story({
  args: { failure: 'The link of this sale was emailed too often today. Try again tomorrow.' },
});

export const LongAddress = meta.story({
  args: { state: undefined, email: 'a.very.long.address.of.a.customer@a-rather-long-domain.example.com' },
});
