import { expect, fn, screen, waitFor } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { ComboBox, type ComboBoxProps } from '#web/ui/fields/ComboBox.tsx';
import type { Option } from '#web/ui/fields/options.ts';

const countries: Option[] = [
  { value: 'AT', label: 'Austria', flag: 'AT' },
  { value: 'CI', label: 'Côte d’Ivoire', flag: 'CI' },
  { value: 'DE', label: 'Germany', flag: 'DE' },
  { value: 'DZ', label: 'Algeria', flag: 'DZ' },
  { value: 'NG', label: 'Nigeria', flag: 'NG' },
];

const Country = (args: ComboBoxProps<string>) => (
  <Controlled initial={args.value} onChange={args.onChange}>
    {(value, onChange) => <ComboBox {...args} value={value} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/ComboBox',
  component: ComboBox<string>,
  args: { label: 'Country', options: countries, value: null as string | null, onChange: fn() },
  render: (args) => <Country {...args} />,
});

const options = (): string[] => screen.queryAllByRole('option').map((option) => option.textContent);

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'ger');
    await expect(options()).toEqual(['Germany', 'Algeria', 'Nigeria']);
    await userEvent.click(screen.getByRole('option', { name: 'Germany' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await expect(canvas.getByRole('combobox')).toHaveValue('Germany');
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('cote{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('CI');
    await expect(canvas.getByRole('combobox')).toHaveValue('Côte d’Ivoire');
    await userEvent.keyboard('{Backspace}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** A phone's keyboard has no arrow keys: Enter takes what the text can only mean. */
export const MeantOneTaken = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    // Several contain it, and none begins with it.
    await userEvent.type(field, 'er{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'ger{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await userEvent.clear(field);
    await userEvent.type(field, ' AUSTR {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('AT');
    await expect(field).toHaveValue('Austria');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const AllShown = meta.story({
  parameters: looks,
  args: { value: 'DE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show options/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
  },
});

export const Cleared = meta.story({
  tags: ['behaviour'],
  args: { value: 'DE' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Country' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});

export const TextForgotten = meta.story({
  tags: ['behaviour'],
  args: { value: 'DE' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Germany'));
  },
});

export const FreeText = meta.story({
  tags: ['behaviour'],
  args: { isFreeText: true, onTextChange: fn(), error: 'Please choose a country from the list.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await userEvent.tab();
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Atlantis');
    await expect(canvas.getByRole('combobox')).toHaveValue('Atlantis');
    await expect(canvas.getByText('Please choose a country from the list.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Country' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});

export const Disabled = meta.story({ args: { value: 'DE', isDisabled: true } });
