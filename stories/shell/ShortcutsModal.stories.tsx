import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { singleKeysOff } from '#web/browser-storage/flags.ts';
import { ShortcutsModal } from '#web/shell/ShortcutsModal.tsx';

const meta = preview.meta({
  title: 'Shell/ShortcutsModal',
  component: ShortcutsModal,
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /Use/ })).toBeChecked();
    await expect(screen.getByText('Show these shortcuts')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Everywhere, also in fields',
      'In the search',
      'Outside of fields',
    ]);
  },
});

/** Without the keys that have no modifier. */
export const SwitchedOff = meta.story({
  beforeEach: () => singleKeysOff.write(true),
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /Use/ })).not.toBeChecked();
    await expect(screen.queryByText('Show these shortcuts')).toBeNull();
  },
});
