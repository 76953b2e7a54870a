import { signedIn, signedOut, withSession } from '../../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SessionTryOut } from '#web/pages/specifications/SessionTryOut.tsx';

const meta = preview.meta({
  title: 'Pages/Specifications/SessionTryOut',
  component: SessionTryOut,
});

export const Default = meta.story({ parameters: looks, decorators: [withSession(signedIn)] });

export const SignedOut = meta.story({ parameters: looks, decorators: [withSession(signedOut)] });
