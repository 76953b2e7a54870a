import { expect, fn, screen } from 'storybook/test';
import { packages } from '#mocks/scenarios/packages.ts';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NO_FILTER } from '#domain/package-filter.ts';
import { PackageFilters } from '#web/components/packages/PackageFilters.tsx';

const meta = preview.meta({
  title: 'Components/Packages/PackageFilters',
  component: PackageFilters,
  args: { packages, filter: NO_FILTER, onChange: fn() },
  render: ({ packages: shown, filter, onChange }) => (
    <Controlled initial={filter} onChange={onChange}>
      {(value, change) => <PackageFilters packages={shown} filter={value} onChange={change} />}
    </Controlled>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    for (const text of ['All Coverage', 'All Validities', 'All Volumes']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: /All Coverage/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Worldwide',
      'Europe',
      'Germany',
      'United States',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Germany' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_FILTER, coverage: 'DE' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_FILTER);
  },
});

export const Filtered = meta.story({ args: { filter: { coverage: 'EU', validity: '30 days', volume: '5 GB' } } });
