import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { TextArea, type TextAreaProps } from '#web/ui/fields/TextArea.tsx';

const Notes = (args: TextAreaProps) => (
  <Controlled initial={args.value} onChange={args.onChange}>
    {(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/TextArea',
  component: TextArea,
  args: { label: 'Notes', value: '', onChange: fn() },
  render: (args) => <Notes {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  args: { maxLength: 255 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Characters left: 255')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Notes'), 'Group of 12');
    await expect(args.onChange).toHaveBeenLastCalledWith('Group of 12');
    await expect(canvas.getByText('Characters left: 244')).toBeVisible();
  },
});

export const Full = meta.story({
  args: { value: 'x'.repeat(254), maxLength: 255 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Notes'), 'yz');
    await expect(canvas.getByText('Characters left: 0')).toBeVisible();
    await expect(canvas.getByLabelText('Notes')).toHaveValue(`${'x'.repeat(254)}y`);
  },
});

export const WithoutLimit = meta.story({
  args: { value: 'Group of 12, arrives on Friday.' },
});
export const Error = meta.story({ args: { error: 'Please fill this in.', isErrorShown: true } });
export const Disabled = meta.story({ args: { isDisabled: true, value: 'Group of 12' } });
