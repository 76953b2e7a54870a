import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AccountSecurity } from '#web/features/account/components/AccountSecurity.tsx';

const meta = preview.meta({
  title: 'Features/Account/Components/AccountSecurity',
  component: AccountSecurity,
  args: {
    emailHref: '/sign-in/email',
    passwordHref: '/sign-in/password',
    secondFactorHref: '/sign-in/second-factor',
    sessionsHref: '/sign-in/sessions',
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/sign-in/email',
      '/sign-in/password',
      '/sign-in/second-factor',
      '/sign-in/sessions',
    ]);
  },
});
