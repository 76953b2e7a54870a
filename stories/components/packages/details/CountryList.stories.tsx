import { expect } from 'storybook/test';
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

/** The members of the EU, in one list by name. */
export const ManyCountries = meta.story({
  args: { codes: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ') },
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27 countries')).toBeVisible();
    await expect(canvas.getByText(/^Northern Europe \d · .* · Western Asia 1$/)).toBeVisible();
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toHaveLength(27);
    await expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  },
});
