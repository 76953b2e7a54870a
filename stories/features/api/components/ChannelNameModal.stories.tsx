import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChannelNameModal } from '#web/features/api/components/ChannelNameModal.tsx';

const meta = preview.meta({
  title: 'Features/API/Components/ChannelNameModal',
  component: ChannelNameModal,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { onSave: fn(), readLatest: () => Promise.resolve({ name: '' }), onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    const save = await screen.findByRole('button', { name: 'Add channel' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription('Enter a name first.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Shop 2 {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Shop 2', undefined);
  },
});

export const Rename = meta.story({
  parameters: looks,
  args: { name: 'Shop' },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox', { name: 'Name' });
    const save = () => screen.getByRole('button', { name: 'Save name' });
    await expect(save()).toHaveAccessibleDescription('Enter another name first.');
    await userEvent.clear(field);
    await expect(save()).toHaveAccessibleDescription('Enter a name first.');
    await userEvent.type(field, 'Shop{Enter}');
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, ' 2');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith('Shop 2', undefined);
  },
});

export const Failed = meta.story({
  args: { name: 'Shop', failure: 'There is a channel with this name. Choose another one.' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /There is a channel with this name/,
    );
  },
});
