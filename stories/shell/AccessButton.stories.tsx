import { signedIn, signedOut, withSession } from '../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AccessButton } from '#web/shell/AccessButton.tsx';

const meta = preview.meta({
  title: 'Shell/AccessButton',
  component: AccessButton,
});

export const Default = meta.story({ parameters: looks, decorators: [withSession(signedIn)] });

export const SignedOut = meta.story({ parameters: looks, decorators: [withSession(signedOut)] });
