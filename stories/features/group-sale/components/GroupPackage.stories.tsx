import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { getListInventoryResponseMock } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item, items } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GroupPackage, type GroupPackageValues } from '#web/features/group-sale/components/GroupPackage.tsx';

const empty: GroupPackageValues = { itemId: null, activationMode: 'FIRST_USE' };

const meta = preview.meta({
  title: 'Features/Group sale/Components/GroupPackage',
  component: GroupPackage,
  args: { items: getListInventoryResponseMock().items, values: empty, onChange: fn() },
  render: function Render({ items, values, onChange }) {
    const [entered, setEntered] = useState(values);
    return (
      <GroupPackage
        items={items}
        values={entered}
        onChange={(changes) => {
          onChange(changes);
          setEntered({ ...entered, ...changes });
        }}
      />
    );
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Package/ })).toBeVisible();
  },
});

const italy = item({ id: 'italy', name: 'Italy 5 GB', countrySet: null, includedCountries: ['IT'] });
const italyLarge = item({ ...italy, id: 'italy-large', name: 'Italy 10 GB', sizeValue: 10 });

/** By words as at the till: the country's own packages first, then those that work in it; Enter takes the best. */
export const PackageByCountry = meta.story({
  tags: ['behaviour'],
  args: { items: [...items, italy, italyLarge] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: /^Package/ });
    const offered = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await userEvent.type(box, 'germany');
    await waitFor(() =>
      expect(offered()).toEqual([expect.stringMatching(/^Europe 5 GB/), expect.stringMatching(/^World unlimited/)]),
    );
    await userEvent.clear(box);
    await userEvent.type(box, 'italy');
    await waitFor(() =>
      expect(offered()).toEqual([
        expect.stringMatching(/^Italy 5 GB/),
        expect.stringMatching(/^Italy 10 GB/),
        expect.stringMatching(/^Europe 5 GB/),
      ]),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ itemId: 'italy' });
    await expect(box).toHaveValue('Italy 5 GB');
  },
});

/** What is called almost so is offered as similar, and taken by an arrow alone. */
export const PackageSimilar = meta.story({
  tags: ['behaviour'],
  args: { items: [...items, italy, italyLarge] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: /^Package/ });
    await userEvent.type(box, 'itly');
    await expect(await screen.findByText('No package is called that. Similar ones are shown.')).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Italy 5 GB/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalledWith({ itemId: 'italy' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ itemId: 'italy' });
  },
});
