import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { RadioList, type RadioListProps, type RadioOption } from '#web/ui/fields/RadioList.tsx';

const methods: RadioOption[] = [
  { value: 'card', label: 'Card', description: 'Visa, Mastercard, American Express' },
  { value: 'balance', label: 'Credit', description: 'Paid at once from your balance', end: '125.50 USD' },
  { value: 'invoice', label: 'Invoice', disabledReason: 'Add your tax id to pay by invoice.' },
];

const Methods = (args: RadioListProps<string>) => (
  <Controlled initial={args.value} onChange={(value) => value !== null && args.onChange(value)}>
    {(value, onChange) => <RadioList {...args} value={value} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/RadioList',
  component: RadioList<string>,
  args: { label: 'Payment method', options: methods, value: null as string | null, onChange: fn() },
  render: (args) => <Methods {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Card/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('balance');
    await expect(canvas.getByRole('radio', { name: /Invoice/ })).toBeDisabled();
    await expect(canvas.getByText('Add your tax id to pay by invoice.')).toBeVisible();
  },
});

export const Cards = meta.story({ parameters: looks, args: { appearance: 'card', value: 'balance' } });

export const Row = meta.story({
  args: {
    label: 'Customer',
    appearance: 'row',
    value: 'new',
    options: [
      { value: 'new', label: 'New' },
      { value: 'existing', label: 'Existing' },
      { value: 'guest', label: 'Guest' },
    ],
  },
});

export const Error = meta.story({
  args: { error: 'Please choose a payment method.', isErrorShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payment method' })).toHaveAccessibleDescription(
      'Please choose a payment method.',
    );
  },
});

export const Disabled = meta.story({ args: { value: 'card', isDisabled: true } });
