import { expect, waitFor } from 'storybook/test';
import { inLooks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as AccountMenuPage } from '#web/features/account/AccountMenuPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';
import { address } from '../Address.tsx';
import { At } from '../At.tsx';

const meta = preview.meta({
  title: 'Features/Account/AccountMenuPage',
  component: AccountMenuPage,
  render: () => (
    <At pattern={patterns.account}>
      <AccountMenuPage />
    </At>
  ),
  parameters: {
    layout: 'fullscreen',
    route: paths.account(),
    docs: { story: { inline: false, height: '640px' } },
  },
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({
  globals: modes.mobile,
  parameters: inLooks('mobile de'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/account/details');
    await expect(canvas.queryByRole('definition')).toBeNull();
  },
});

/** The menu is beside each of its pages, so the first of them is shown. */
export const OnDesktop = meta.story({
  tags: ['behaviour'],
  play: async () => {
    await waitFor(() => expect(address()).toBe('/account/details'));
  },
});
