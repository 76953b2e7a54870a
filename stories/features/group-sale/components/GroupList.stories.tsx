import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GroupList, type GroupListValues } from '#web/features/group-sale/components/GroupList.tsx';

const empty: GroupListValues = { country: null, text: '' };

const meta = preview.meta({
  title: 'Features/Group sale/Components/GroupList',
  component: GroupList,
  args: { values: empty, lines: { count: 0, faulty: [] }, onChange: fn() },
  render: function Render({ values, lines, onChange }) {
    const [entered, setEntered] = useState(values);
    return (
      <GroupList
        values={entered}
        lines={lines}
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

/** POS-129: a press selects the next line to correct, and after the last one the first again. */
export const Faulty = meta.story({
  parameters: looks,
  args: {
    values: { ...empty, text: 'Name;Country\nAnna Berg;DE\n\nBen;Nowhere\nClara;AT\nDora' },
    lines: { count: 4, faulty: [2, 4] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 of 4 lines need correcting.')).toBeVisible();
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Travellers/ });
    const selected = (): string => area.value.slice(area.selectionStart, area.selectionEnd);
    area.setSelectionRange(0, 0);
    for (const line of ['Ben;Nowhere', 'Dora', 'Ben;Nowhere']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next line to correct' }));
      await expect(area).toHaveFocus();
      await expect(selected()).toBe(line);
    }
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
