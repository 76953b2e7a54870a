import { expect } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CustomerMailText } from '#web/components/sales/CustomerMailText.tsx';

const meta = preview.meta({
  title: 'Components/Sales/CustomerMailText',
  component: CustomerMailText,
  args: { email: 'tom@example.com' },
});

export const Waiting = meta.story({
  parameters: looks,
  args: { state: 'WAITING' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link is emailed to/u)).toHaveTextContent(
      'The link is emailed to tom@example.com in a few minutes.',
    );
  },
});

export const Sent = meta.story({ args: { state: 'SENT' } });

/** PKG-152: on a phone the address wraps after its at sign, or not at all. */
export const LongAddress = meta.story({
  globals: modes.mobile,
  args: { state: 'SENT', email: 'anna.maximilian.berg@a-rather-long-example.com' },
});

export const Withdrawn = meta.story({ args: { state: 'WITHDRAWN' } });

export const NotPaid = meta.story({
  parameters: looks,
  args: { state: 'NOT_PAID' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once you have topped up/)).toBeVisible();
  },
});

export const NotCovered = meta.story({ args: { state: 'NOT_COVERED' } });

export const TooMany = meta.story({ args: { state: 'TOO_MANY' } });
export const Refused = meta.story({ args: { state: 'REFUSED' } });
export const GivenUp = meta.story({ args: { state: 'GIVEN_UP' } });
