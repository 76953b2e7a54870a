import { expect, fn, screen } from 'storybook/test';
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

/** Any other country is two presses away. */
export const Other = meta.story({
  args: { onOther: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another country…' }));
    const field = await canvas.findByRole('combobox');
    await expect(field).toHaveFocus();
    await expect(args.onOther).toHaveBeenCalledOnce();
    await userEvent.type(field, 'Jap');
    await userEvent.click(await screen.findByRole('option', { name: /Japan/ }));
    await expect(args.onChange).toHaveBeenCalledWith('JP');
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

/** A whole name may be the beginning of another one: it is taken when the field is left (POS-119). */
export const Longer = meta.story({
  args: { onOther: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const typeOther = async (name: string): Promise<HTMLElement> => {
      await userEvent.click(canvas.getByRole('button', { name: 'Another country…' }));
      const field = await canvas.findByRole('combobox');
      await userEvent.type(field, name);
      await expect(field).toHaveValue(name);
      return field;
    };
    await typeOther('Niger');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('ia{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('NG');
    await typeOther('Niger');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('NE');
    const field = await typeOther('Xyzland');
    await userEvent.tab();
    await expect(field).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** Nothing to press: the field is there at once. */
export const NoneYet = meta.story({
  args: { countries: [], value: undefined, onOther: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toBeVisible();
  },
});

export const Unknown = meta.story({ args: { value: undefined } });
