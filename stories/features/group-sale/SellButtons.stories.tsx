import { expect, fn } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SellButtons } from '#web/features/group-sale/SellButtons.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Group sale/SellButtons',
  component: SellButtons,
  args: {
    count: 9,
    covered: 9,
    faults: 0,
    left: 0,
    missing: 3.65,
    isPending: false,
    isPriced: true,
    disabledReason: undefined,
    onSell: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell 9 packages' }));
    await expect(args.onSell).toHaveBeenCalledTimes(1);
  },
});

/** Credit comes first; what is covered can be sold. */
export const SomeCovered = meta.story({
  parameters: looks,
  args: { covered: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Top up credit' })).toHaveAttribute('href', paths.credits());
    await userEvent.click(canvas.getByRole('button', { name: 'Sell 7 of 9 packages' }));
    await expect(args.onSell).toHaveBeenCalledTimes(1);
  },
});

export const NoneCovered = meta.story({
  args: { covered: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sell 9 packages' })).toHaveAccessibleDescription(
      'Your credit covers none of these packages. Top it up first.',
    );
  },
});

/** The reason stands beside the button, for those who do not point at it. */
export const WithReason = meta.story({
  args: { count: 6, covered: 6, faults: 3, disabledReason: '3 of 9 lines need correcting.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sell 6 of 9 packages' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('3 of 9 lines need correcting.', { ignore: '[id]' })).toBeVisible();
  },
});

/** Lines that would be refused are left out; the others are sold. */
export const SomeLeftOut = meta.story({
  args: { count: 5, covered: 5, left: 4 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sell 5 packages, leave out 4' }));
    await expect(args.onSell).toHaveBeenCalledTimes(1);
  },
});

/** At the foot of a phone, with all that it says. */
export const AtTheBottom = meta.story({
  globals: modes.mobile,
  args: { covered: 7, faults: 3, disabledReason: '3 of 12 lines need correcting.' },
  play: async ({ canvas }) => {
    const { bottom, width } = canvas
      .getByText('3 of 12 lines need correcting.', { ignore: '[id]' })
      .getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(80);
    await expect(width).toBeGreaterThan(window.innerWidth * 0.85);
  },
});
