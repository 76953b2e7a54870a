import { expect, fn, screen } from 'storybook/test';
import { longLink } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NewLinkModal } from '#web/features/history/components/NewLinkModal.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/NewLinkModal',
  component: NewLinkModal,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { link: longLink, onClose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
