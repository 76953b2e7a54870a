import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { UserFilterModal } from '#web/features/history/components/UserFilterModal.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/UserFilterModal',
  component: UserFilterModal,
  args: { isOpen: true, onClose: fn(), filter: undefined, onChange: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

export const ByEmail = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Email address of the customer' }),
      'tom@example.com',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ key: 'EMAIL', identifier: 'tom@example.com' }));
  },
});

/** Another kind begins from nothing. */
export const OtherKind = meta.story({
  args: { filter: { key: 'EMAIL', identifier: 'tom@example.com' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'ICCID' }));
    await expect(await screen.findByRole('textbox', { name: 'ICCID of the eSIM' })).toHaveValue('');
  },
});
