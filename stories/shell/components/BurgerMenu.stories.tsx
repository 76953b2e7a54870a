import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BurgerMenu } from '#web/shell/components/BurgerMenu.tsx';
import { InfoCard } from '#web/components/page/InfoCard.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { items } from '../navigation-items.ts';

const meta = preview.meta({
  title: 'Shell/Components/BurgerMenu',
  component: BurgerMenu,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: modes.mobile,
  args: {
    isOpen: true,
    onClose: fn(),
    storeName: 'Simshelf',
    items,
    actions: (
      <>
        <Link href="/store" variant="primary" isFullWidth>
          Sell a package
        </Link>
        <Link href="/data-packages" variant="secondary" isFullWidth>
          Buy packages
        </Link>
      </>
    ),
    access: <Button variant="quiet">Sign out</Button>,
    children: (
      <InfoCard
        title="Fill your inventory"
        subtitle="Add data packages to your inventory."
        linkText="Browse data packages"
        href="/data-packages"
        onHide={fn()}
      />
    ),
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(menu).toHaveTextContent('125.50 USD');
    const entries = within(within(menu).getByRole('list')).getAllByRole('link');
    await expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(items.map(({ href }) => href));
    await expect(document.body.style.position).toBe('fixed');
    // The focus goes round inside the menu.
    for (let step = 0; step < 15; step++) await userEvent.tab();
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

export const Closed = meta.story({
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(document.body.style.position).toBe('');
  },
});

export const LeavesMobile = meta.story({
  globals: modes.desktop,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
