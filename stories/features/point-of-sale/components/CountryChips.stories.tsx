import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CountryChips } from '#web/features/point-of-sale/components/CountryChips.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/CountryChips',
  tags: ['new'],
  component: CountryChips,
  args: { countries: ['DE', 'FR', 'AT'], value: 'DE', onChange: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Germany' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'France' }));
    await expect(args.onChange).toHaveBeenCalledWith('FR');
  },
});

/** A country that was chosen for the first time comes before the others. */
export const Another = meta.story({
  args: { value: 'IT' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Italy',
      'Germany',
      'France',
      'Austria',
    ]);
  },
});

export const Unknown = meta.story({ args: { value: undefined } });
