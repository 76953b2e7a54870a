import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RequestEntry } from '#web/components/requests/RequestEntry.tsx';
import { Button } from '#web/ui/actions/Button.tsx';

const meta = preview.meta({
  title: 'Components/Requests/RequestEntry',
  component: RequestEntry,
  args: {
    name: 'Trip Market',
    state: { tone: 'warning' as const, children: 'Not answered yet' },
    message: 'We run three web shops and would like to sell eSIMs there.\n\nIs that possible before summer?',
    sent: 'Sent on 23/11/2026, 10:20',
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trip Market')).toBeVisible();
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
  },
});

export const Answered = meta.story({
  parameters: looks,
  args: {
    state: { tone: 'success', children: 'Answered' },
    answer: { title: 'Answer of 24/11/2026, 09:00', text: 'We have this planned for spring.\nWe will write to you.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/planned for spring/)).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: { action: <Button onPress={fn()}>Answer</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Answer' })).toBeVisible();
  },
});

/** Words without an end break, and stay in the card. */
export const LongWords = meta.story({
  args: { name: 'a'.repeat(100), message: 'b'.repeat(400) },
});
