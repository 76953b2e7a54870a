import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GroupList, type GroupListValues } from '#web/features/group-sale/components/GroupList.tsx';

const empty: GroupListValues = { country: null, text: '' };

const meta = preview.meta({
  title: 'Features/Group sale/Components/GroupList',
  component: GroupList,
  args: { values: empty, onChange: fn() },
  render: function Render({ values, onChange }) {
    const [entered, setEntered] = useState(values);
    return (
      <GroupList
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
