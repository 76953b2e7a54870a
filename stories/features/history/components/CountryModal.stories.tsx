import { expect, fn, screen, within } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CountryModal } from '#web/features/history/components/CountryModal.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/CountryModal',
  component: CountryModal,
  args: { isOpen: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add country' }));
    const save = dialog.getByRole('button', { name: 'Save country' });
    await expect(save).toHaveAccessibleDescription('Choose a country first.');
    await userEvent.type(dialog.getByRole('combobox'), 'Germ');
    await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save country' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('DE');
  },
});
