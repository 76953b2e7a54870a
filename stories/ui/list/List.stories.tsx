import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { List } from '#web/ui/list/List.tsx';
import { countryList, type Country, places } from './countries.tsx';

const meta = preview.meta({
  title: 'UI/List/List',
  component: List<Country>,
  args: countryList,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Countries' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
});

/** On paper all of them are there. */
export const Printed = meta.story({
  args: { items: places(600) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '600'));
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(600));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(200));
  },
});
