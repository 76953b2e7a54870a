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
