import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NO_OFFER_FILTER } from '#domain/package-filter.ts';
import { PackageSearch } from '#web/components/packages/list/PackageSearch.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/PackageSearch',
  component: PackageSearch,
  args: { filter: { ...NO_OFFER_FILTER, coverage: 'JP', search: 'jap' }, onFilter: fn() },
});

/** What else narrows the list stays. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, search: 'japa' });
  },
});
