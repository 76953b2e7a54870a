import { expect, fn, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SearchBox } from '#web/shell/components/SearchBox.tsx';
import { SimIcon, UserIcon } from '#web/ui/icons.ts';

const meta = preview.meta({
  title: 'Shell/Components/SearchBox',
  component: SearchBox,
  args: {
    words: { label: 'Search your store', hint: 'Email, note, ICCID, sale number, package or page' },
    text: 'tom',
    onChange: fn(),
    isLoading: false,
    onPick: fn(),
    groups: [
      {
        key: 'customers',
        title: 'Customers',
        icon: UserIcon,
        entries: [
          {
            key: 'tom',
            label: 'tom@example.com',
            description: '8949000000000000018 · Europe 5 GB',
            href: '/customers/tom',
          },
          { key: 'tomas', label: 'tomas@example.com', href: '/customers/tomas' },
        ],
      },
      {
        key: 'esims',
        title: 'eSIMs',
        icon: SimIcon,
        entries: [
          { key: 'esim', label: '8949000000000000026', description: 'anna@example.com', href: '/customers/anna' },
        ],
      },
    ],
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /^tom@example.com/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Loading = meta.story({ args: { isLoading: true, groups: [] } });

export const Empty = meta.story({ args: { groups: [], message: 'Nothing found.' } });

export const ByKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: /^8949000000000000026/ });
    await expect(box).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ key: 'tomas' })));
  },
});

/** Enter opens none of those who are called almost as was typed, until an arrow chooses one. */
export const Similar = meta.story({
  tags: ['behaviour'],
  args: {
    text: 'lena.kellr',
    groups: [
      {
        key: 'customers',
        title: 'Similar customers',
        similar: 'No customer is called that. Similar ones are shown.',
        icon: UserIcon,
        entries: [
          { key: 'lena', label: 'lena.keller@example.com', href: '/customers/lena' },
          { key: 'helena', label: 'helena.keller@example.com', href: '/customers/helena' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await expect(canvas.getByText(/^No customer is called that/, { selector: 'p' })).toBeVisible();
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'helena.keller@example.com' }).id,
    );
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ key: 'lena' })));
  },
});
