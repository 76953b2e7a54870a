import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { ListProps } from '#web/ui/list/List.tsx';
import { WholeList } from '#web/ui/list/parts/WholeList.tsx';
import { countries, type Country } from '../countries.ts';

const meta = preview.meta({
  title: 'UI/List/Parts/WholeList',
  component: WholeList<Country>,
  args: {
    label: 'Countries',
    items: countries,
    itemKey: ({ code }) => code,
    children: ({ name }) => <p>{name}</p>,
  } satisfies ListProps<Country>,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Countries' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Austria', 'Germany']);
  },
});
