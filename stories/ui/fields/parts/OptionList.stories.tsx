import { ListBoxContext } from 'react-aria-components/ListBox';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OptionList } from '#web/ui/fields/parts/OptionList.tsx';
import { coverages } from '../coverages.ts';

const meta = preview.meta({
  title: 'UI/Fields/Parts/OptionList',
  component: OptionList,
  args: { options: coverages },
  // What the field gives to its list.
  render: (args) => (
    <ListBoxContext value={{ 'aria-label': 'Coverage', selectionMode: 'single', defaultSelectedKeys: ['EU'] }}>
      <OptionList {...args} />
    </ListBoxContext>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6));
    await expect(canvas.getByRole('option', { name: /Europe/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const NothingFound = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
  },
});
