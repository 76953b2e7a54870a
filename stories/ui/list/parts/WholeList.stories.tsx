import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WholeList } from '#web/ui/list/parts/WholeList.tsx';
import { countryList, type Country } from '../countries.tsx';

const meta = preview.meta({
  title: 'UI/List/Parts/WholeList',
  component: WholeList<Country>,
  args: countryList,
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
