import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RefusedLines } from '#web/features/group-sale/RefusedLines.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Group sale/RefusedLines',
  component: RefusedLines,
  args: {
    count: 4,
    isCreditShort: true,
    missing: { amount: 36.8, text: '36.80 USD' },
    isPending: false,
    onRetry: fn(),
  },
});

/** It says how much is missing, and leads to where credit is bought. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your credit is 36\.80 USD short/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up credit' })).toHaveAttribute('href', paths.credits());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const ForAnotherReason = meta.story({
  args: { count: 1, isCreditShort: false, missing: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It is at the top of the list below/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
