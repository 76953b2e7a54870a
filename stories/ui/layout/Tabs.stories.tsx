import { expect, fn } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Tabs, type TabsProps } from '#web/ui/layout/Tabs.tsx';

const Sections = (args: TabsProps<string>) => (
  <Controlled initial={args.selectedKey} onChange={args.onChange}>
    {(selectedKey, onChange) => <Tabs {...args} selectedKey={selectedKey} onChange={onChange} />}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Layout/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Your store',
    selectedKey: 'overview',
    onChange: fn(),
    tabs: [
      { key: 'overview', label: 'Overview', content: 'Revenue of the last 30 days' },
      { key: 'inventory', label: 'Inventory', content: '12 packages' },
      { key: 'history', label: 'History', content: '48 sales' },
    ],
  },
  render: (args) => <Sections {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Inventory' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('inventory');
    await expect(canvas.getByRole('tabpanel', { name: 'Inventory' })).toHaveTextContent('12 packages');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('48 sales');
  },
});
