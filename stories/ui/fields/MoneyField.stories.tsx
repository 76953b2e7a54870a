import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { modes } from '#storybook/modes.ts';
import { MoneyField, type MoneyFieldProps } from '#web/ui/fields/MoneyField.tsx';

const Price = (args: MoneyFieldProps) => (
  <Controlled initial={args.value} onChange={args.onChange}>
    {(value, onChange) => <MoneyField {...args} value={value} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Retail price', value: '', onChange: fn(), currency: 'USD', maxLength: 9 },
  render: (args) => <Price {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Retail price'), '4.59');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('4.59');
    await expect(canvas.getByLabelText('Retail price')).toBeValid();
  },
});

export const Error = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Retail price'), '4.599');
    await userEvent.tab();
    await expect(canvas.getByText('Enter valid number (ex. 4.59)')).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { value: '4.59', isDisabled: true } });
export const Mobile = meta.story({ args: { value: '123456.78' }, globals: modes.mobile });
export const Dark = meta.story({ args: { value: '4.59' }, globals: modes.dark });

export const German = meta.story({
  args: { label: 'Verkaufspreis' },
  globals: modes.de,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Verkaufspreis'), '4,59');
    await expect(args.onChange).toHaveBeenLastCalledWith('4.59');
    await expect(canvas.getByLabelText('Verkaufspreis')).toHaveValue('4,59');
  },
});
