import { expect, fn, screen, within } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaveList } from '#web/features/operator/SaveList.tsx';

const meta = preview.meta({
  title: 'Features/Operator/SaveList',
  component: SaveList,
  args: {
    label: 'Export payments',
    name: 'payments',
    toCsv: fn(() => Promise.reject(new Error('The store does not answer'))),
    toWorkbook: fn(() => Promise.reject(new Error('The store does not answer'))),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export payments' })).toBeVisible();
  },
});

/** The format is chosen first. */
export const NotSaved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export payments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export payments' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Excel/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(await dialog.findByText('The file could not be exported. Please try again.')).toBeVisible();
    await expect(args.toWorkbook).toHaveBeenCalledWith({ Locale: 'en' });
  },
});
