import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { getListInventoryResponseMock } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item, items } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GroupForm, type GroupFormValues } from '#web/features/group-sale/components/GroupForm.tsx';

const empty: GroupFormValues = { itemId: null, activationMode: 'FIRST_USE', country: null, text: '' };

const meta = preview.meta({
  title: 'Features/Group sale/Components/GroupForm',
  component: GroupForm,
  args: { items: getListInventoryResponseMock().items, values: empty, onChange: fn() },
  render: function Render({ items, values, onChange }) {
    const [entered, setEntered] = useState(values);
    return (
      <GroupForm
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
    await expect(canvas.getByRole('textbox', { name: /^Travellers/ })).toHaveValue('');
  },
});

export const Filled = meta.story({
  args: { values: { ...empty, country: 'DE', text: 'Anna Berg\nben@example.com;Austria' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Default country of residence/ })).toHaveValue('Germany');
  },
});

/** Umlauts are read right from a file of a spreadsheet on Windows, too. */
export const FromFile = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const bytes = Uint8Array.from('M\u00FCller;\u00D6sterreich', (sign) => sign.charCodeAt(0));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(
      input ?? document.createElement('input'),
      new File([bytes], 'group.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByDisplayValue('Müller;Österreich')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'Müller;Österreich' });
  },
});

export const FileTooLarge = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['a'.repeat(100_001)], 'group.csv', { type: 'text/csv' });
    await userEvent.upload(input ?? document.createElement('input'), file);
    await expect(await screen.findByText(/^This file is too large/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Travellers/ })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
});

/** A workbook is no text; the typed list stays. */
export const FileOfAWorkbook = meta.story({
  tags: ['behaviour'],
  args: { values: { ...empty, text: 'Anna Berg;Germany' } },
  play: async ({ canvas, userEvent }) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0)], 'group.csv', { type: 'text/csv' });
    await userEvent.upload(input ?? document.createElement('input'), file);
    await expect(await screen.findByText(/Save the table as CSV first/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Travellers/ })).toHaveValue('Anna Berg;Germany');
    await userEvent.keyboard('{Escape}');
  },
});

/** A file without travellers does not take the place of the typed list. */
export const FileOfNothing = meta.story({
  tags: ['behaviour'],
  args: { values: { ...empty, text: 'Anna Berg;Germany' } },
  play: async ({ canvas, userEvent }) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input ?? document.createElement('input'), new File([], 'group.csv', { type: 'text/csv' }));
    await expect(await screen.findByText(/^There are no travellers in this file/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Travellers/ })).toHaveValue('Anna Berg;Germany');
    await userEvent.keyboard('{Escape}');
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
