import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { NumberField, type NumberFieldProps } from '#web/ui/fields/NumberField.tsx';

const Amount = (args: NumberFieldProps) => (
  <Controlled initial={args.value} onChange={args.onChange}>
    {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/NumberField',
  component: NumberField,
  args: { label: 'Amount', value: null, onChange: fn() },
  render: (args) => <Amount {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '25');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
  },
});

export const Emptied = meta.story({
  tags: ['behaviour'],
  args: { value: 25 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Amount' }));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const WithStepper = meta.story({
  parameters: looks,
  args: { value: 1, minimum: 1, maximum: 3, hasStepper: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Decrease Amount' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Amount' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: 'Increase Amount' })).toBeDisabled();
  },
});

export const KeepsTyped = meta.story({
  tags: ['behaviour'],
  args: { value: 1, minimum: 1, maximum: 3, keepsTyped: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '20{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(field).toHaveValue('20');
  },
});

export const WithUnit = meta.story({ args: { value: 25, unit: 'USD' } });
export const Error = meta.story({
  args: { value: 5, error: 'The entered value is below the minimum of 10.00 USD', isErrorShown: true },
});
export const Disabled = meta.story({ args: { value: 5, isDisabled: true } });

export const GermanNumbers = meta.story({
  args: { label: 'Betrag', value: 1234.5 },
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Betrag' })).toHaveValue('1.234,5');
  },
});
