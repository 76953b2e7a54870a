import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NO_OFFER_FILTER } from '#domain/package-filter.ts';
import { NoMatch } from '#web/components/packages/list/NoMatch.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/NoMatch',
  component: NoMatch,
  args: { filter: { ...NO_OFFER_FILTER, search: 'xyz' }, onFilter: fn() },
});

/** Only a word was typed: no filter is spoken of. */
export const Searched = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No package is called that')).toBeVisible();
    await expect(canvas.queryByText(/filter/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all packages' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith(NO_OFFER_FILTER);
  },
});

export const Filtered = meta.story({
  args: { filter: { ...NO_OFFER_FILTER, coverage: 'DE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No package matches these filters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toBeVisible();
  },
});

export const SearchedAndFiltered = meta.story({
  args: { filter: { ...NO_OFFER_FILTER, coverage: 'DE', search: 'xyz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No package matches')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toBeVisible();
  },
});
