import { expect, fn } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { UserIcon } from '#web/ui/icons.ts';
import { AccountMenu } from '#web/features/account/components/AccountMenu.tsx';

const meta = preview.meta({
  title: 'Features/Account/Components/AccountMenu',
  component: AccountMenu,
  args: {
    email: 'anna@example.com',
    items: [
      {
        key: 'details',
        label: 'Details',
        text: 'Name, company, billing address, security',
        href: '/account/details',
        icon: UserIcon,
        isCurrent: true,
      },
    ],
    onSignOut: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('anna@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});

/** On a phone it is a page of its own: the header shows the address. */
export const OnPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name, company, billing address, security')).toBeVisible();
    await expect(canvas.getByText('anna@example.com')).not.toBeVisible();
  },
});

export const SigningOut = meta.story({ args: { isSigningOut: true } });
