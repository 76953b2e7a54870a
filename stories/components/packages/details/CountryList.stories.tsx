import { expect, within } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CountryList } from '#web/components/packages/details/CountryList.tsx';

const meta = preview.meta({
  title: 'Components/Packages/Details/CountryList',
  component: CountryList,
  args: { codes: ['DE', 'AT', 'CH', 'TR'] },
});

export const Default = meta.story({ parameters: looks });

export const OneCountry = meta.story({
  args: { codes: ['DE'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** The members of the EU, in the order of the product's regions. */
export const ByRegion = meta.story({
  args: { codes: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ') },
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27 countries')).toBeVisible();
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Western Asia',
      'Eastern Europe',
      'Northern Europe',
      'Southern Europe',
      'Western Europe',
    ]);
    await expect(within(canvas.getByRole('list', { name: 'Western Asia' })).getAllByRole('listitem')).toHaveLength(1);
  },
});
