import { paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AccountFrame } from '#web/features/account/AccountFrame.tsx';

const meta = preview.meta({
  title: 'Features/Account/AccountFrame',
  component: AccountFrame,
  args: { children: 'What the page shows.' },
  parameters: { layout: 'fullscreen', route: paths.accountDetails() },
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({ parameters: looks });
