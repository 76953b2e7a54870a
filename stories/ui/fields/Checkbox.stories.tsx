import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Checkbox, type CheckboxProps } from '#web/ui/fields/Checkbox.tsx';

const Box = (args: CheckboxProps) => (
  <Controlled initial={args.isSelected} onChange={args.onChange}>
    {(isSelected, onChange) => <Checkbox {...args} isSelected={isSelected} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Send the link by email', isSelected: false, onChange: fn() },
  render: (args) => <Box {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send the link by email' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
});

export const Selected = meta.story({
  parameters: looks,
  args: { isSelected: true, description: 'The customer gets it at once.' },
});

export const Indeterminate = meta.story({
  args: { label: 'Select all', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
});

export const WithLink = meta.story({
  args: {
    label: (
      <>
        I accept the <Link href="/terms-and-conditions">terms and conditions</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'terms and conditions' })).toBeVisible();
  },
});

export const Error = meta.story({
  args: { error: 'Please accept the terms.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
  },
});

export const WithoutLabel = meta.story({ args: { isLabelHidden: true } });
export const Disabled = meta.story({ args: { isSelected: true, isDisabled: true } });
