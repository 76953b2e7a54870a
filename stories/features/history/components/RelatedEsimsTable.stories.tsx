import { expect, fn, within } from 'storybook/test';
import { esim, inactiveEsim, usedEsim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RelatedEsimsTable } from '#web/features/history/components/RelatedEsimsTable.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/RelatedEsimsTable',
  component: RelatedEsimsTable,
  args: { esims: [esim(), usedEsim, inactiveEsim], onOpen: fn(), onCopied: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ args, canvas, userEvent }) => {
    const [, first, , last] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(esim().iccid);
    await expect(first).toHaveTextContent('Ready to install');
    await expect(within(first!).getByRole('button', { name: 'Copy Installation link' })).toBeVisible();
    await expect(last).toHaveTextContent('---');
    await userEvent.click(canvas.getByRole('button', { name: `Details of eSIM ${usedEsim.iccid}` }));
    await expect(args.onOpen).toHaveBeenCalledWith(usedEsim);
  },
});

/** Refunded or used up: an installed eSIM would have no data. */
export const Exhausted = meta.story({
  args: { isExhausted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Copy Installation link' })).toBeNull();
  },
});

/** A row of dashes, which opens nothing. */
export const Empty = meta.story({
  args: { esims: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
