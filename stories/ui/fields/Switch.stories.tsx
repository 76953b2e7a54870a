import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Switch, type SwitchProps } from '#web/ui/fields/Switch.tsx';

const Toggle = (args: SwitchProps) => (
  <Controlled initial={args.isSelected} onChange={args.onChange}>
    {(isSelected, onChange) => <Switch {...args} isSelected={isSelected} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Fields/Switch',
  component: Switch,
  args: { label: 'Auto top-up', isSelected: false, onChange: fn() },
  render: (args) => <Toggle {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto top-up' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const On = meta.story({
  parameters: looks,
  args: { isSelected: true, description: 'Tops up when the balance falls below 20.00 USD.' },
});
export const Disabled = meta.story({ args: { isSelected: true, isDisabled: true } });
export const WithoutLabel = meta.story({ args: { isLabelHidden: true } });
