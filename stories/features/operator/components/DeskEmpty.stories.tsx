import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeskEmpty } from '#web/features/operator/components/DeskEmpty.tsx';
import { UsersIcon } from '#web/ui/icons.ts';

const meta = preview.meta({
  title: 'Features/Operator/Components/DeskEmpty',
  component: DeskEmpty,
  args: { icon: UsersIcon, title: 'No reseller yet', text: 'Whoever registers at the store appears here.' },
});

export const Default = meta.story();

export const NothingFound = meta.story({
  parameters: looks,
  args: {
    title: 'Nobody found',
    text: 'The search looks at the beginning of email addresses, names, companies and IDs.',
    onShowAll: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});
