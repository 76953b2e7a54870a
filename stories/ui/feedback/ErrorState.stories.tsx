import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';

const meta = preview.meta({ title: 'UI/Feedback/ErrorState', component: ErrorState, args: { onRetry: fn() } });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const WithText = meta.story({
  args: {
    title: 'The payment could not be checked',
    text: 'Your money is safe: it is either with you or on your balance.',
  },
});

export const Unanswered = meta.story({
  args: { isUnanswered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your connection and try again.');
  },
});

export const Pending = meta.story({ args: { isRetrying: true } });
