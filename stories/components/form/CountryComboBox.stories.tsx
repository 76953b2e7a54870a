import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CountryComboBox, type CountryComboBoxProps } from '#web/components/form/CountryComboBox.tsx';

const Kept = (props: CountryComboBoxProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <CountryComboBox
      {...props}
      value={value}
      onChange={(code) => {
        setValue(code);
        props.onChange?.(code);
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Components/Form/CountryComboBox',
  component: CountryComboBox,
  render: (args) => <Kept {...args} />,
  args: { label: 'Country', value: null, onChange: fn(), onFault: fn(), isRestricted: true },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'switz');
    await userEvent.click(await screen.findByRole('option', { name: /Switzerland/ }));
    await expect(field).toHaveValue('Switzerland');
    await expect(args.onChange).toHaveBeenLastCalledWith('CH');
  },
});

/** On a phone a tap opens the list, which begins with what is chosen most. */
export const Tapped = meta.story({
  tags: ['behaviour'],
  args: { first: ['CH', 'AT'] },
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    const [first, second, third] = await screen.findAllByRole('option');
    await expect([first, second, third].map((option) => option?.textContent)).toEqual([
      'Switzerland',
      'Austria',
      'Afghanistan',
    ]);
    await userEvent.keyboard('{Escape}');
  },
});

export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'Germany');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
    await expect(canvas.queryByText('Please choose a country from the list.')).toBeNull();
  },
});

/** By what people call it, not by how its name begins: Ukraine does. */
export const OtherNameTaken = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'uk');
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent('United Kingdom');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('United Kingdom');
    await expect(args.onChange).toHaveBeenLastCalledWith('GB');
  },
});

/** A code, or a name in other letters and with blanks around it, is written as the list has it once the field is left. */
export const NameTakenOnLeaving = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    for (const [typed, name, code] of [
      ['GB', 'United Kingdom', 'GB'],
      [' germany ', 'Germany', 'DE'],
      [' Spain ', 'Spain', 'ES'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue(name);
      await expect(args.onChange).toHaveBeenLastCalledWith(code);
      await expect(field).toBeValid();
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'german');
    await userEvent.tab();
    await expect(field).toHaveValue('german');
    await expect(await canvas.findByText('Please choose a country from the list.')).toBeVisible();
  },
});

/** Two countries are called so: Enter guesses none. */
export const NotGuessed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'congo');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalledWith('CG');
    await expect(args.onChange).not.toHaveBeenCalledWith('CD');
  },
});

/** VAL-002 asks for the name as the list has it: Enter writes it so. */
export const OnlyOneTaken = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'germany{Enter}');
    await expect(field).toHaveValue('Germany');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await expect(args.onFault).toHaveBeenLastCalledWith(undefined);
  },
});

export const Unknown = meta.story({
  parameters: looks,
  args: { value: 'DE' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toHaveValue('Germany');
    await userEvent.type(field, 'x');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onFault).toHaveBeenLastCalledWith('unknown');
    await userEvent.tab();
    await expect(field).toHaveValue('Germanyx');
    await expect(await canvas.findByText('Please choose a country from the list.')).toBeVisible();
    await userEvent.clear(field);
    await expect(args.onFault).toHaveBeenLastCalledWith(undefined);
  },
});

/** A name with a wrong letter is proposed, and never taken by itself. */
export const Misspelt = meta.story({
  tags: ['behaviour'],
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'Germony');
    await expect(await screen.findByRole('option', { name: 'Germany' })).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('Germony');
    await expect(args.onFault).toHaveBeenLastCalledWith('unknown');
    await expect(args.onChange).not.toHaveBeenCalledWith('DE');
  },
});

export const NotAllowed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'Russia');
    await expect(args.onFault).toHaveBeenLastCalledWith('notAllowed');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('This country is not supported.')[0]).toBeVisible();
    const option = await screen.findByRole('option', { name: /Russia/ });
    await expect(option).toHaveTextContent('This country is not supported.');
  },
});

export const Unrestricted = meta.story({
  args: { isRestricted: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'Russia');
    await expect(args.onChange).toHaveBeenLastCalledWith('RU');
  },
});
