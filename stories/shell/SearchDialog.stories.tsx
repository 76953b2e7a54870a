import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SearchDialog } from '#web/shell/SearchDialog.tsx';
import { UserIcon } from '#web/ui/icons.ts';

const customers = {
  key: 'customers',
  title: 'Customers',
  icon: UserIcon,
  entries: [{ key: 'tom', label: 'tom@example.com', href: '/customers/tom' }],
};

const meta = preview.meta({
  title: 'Shell/SearchDialog',
  component: SearchDialog,
  args: {
    words: {
      label: 'Search your store',
      hint: 'Email, note, ICCID, sale number, package or page',
      nothing: 'Nothing found.',
      failed: 'The store could not be searched. Please try again.',
    },
    text: 'tom',
    onChange: fn(),
    result: { groups: [customers], isLoading: false, isFailed: false, retry: fn() },
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByRole('option', { name: 'tom@example.com' })).toBeVisible();
  },
});

export const Nothing = meta.story({
  args: { result: { groups: [], isLoading: false, isFailed: false, retry: fn() } },
  play: async () => {
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { result: { groups: [customers], isLoading: false, isFailed: true, retry: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.result.retry).toHaveBeenCalled();
  },
});
