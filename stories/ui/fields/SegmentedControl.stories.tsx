import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { type Segment, SegmentedControl, type SegmentedControlProps } from '#web/ui/fields/SegmentedControl.tsx';

type Shape = 'line' | 'bar';

const shapes: Segment<Shape>[] = [
  { value: 'line', label: 'Line' },
  { value: 'bar', label: 'Bar' },
];

const Choice = (args: SegmentedControlProps<Shape>) => (
  <Controlled<Shape | undefined> initial={args.value} onChange={(value) => value && args.onChange(value)}>
    {(value, onChange) => <SegmentedControl {...args} value={value} onChange={onChange} />}
  </Controlled>
);

const args: SegmentedControlProps<Shape> = {
  label: 'Chart type',
  options: shapes,
  value: 'line',
  onChange: fn(),
};

const meta = preview.meta({
  title: 'UI/Fields/SegmentedControl',
  component: SegmentedControl<Shape>,
  args,
  render: (args) => <Choice {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Line' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('bar');
    await expect(canvas.getByRole('radio', { name: 'Bar' })).toBeChecked();
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bar');
    await expect(canvas.getByRole('radio', { name: 'Bar' })).toHaveFocus();
  },
});
