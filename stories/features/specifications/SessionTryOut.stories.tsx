import { signedIn, signedOut, withSession } from '../../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SessionTryOut } from '#web/features/specifications/SessionTryOut.tsx';

const meta = preview.meta({
  title: 'Features/Specifications/SessionTryOut',
  component: SessionTryOut,
});

export const Default = meta.story({ parameters: looks, decorators: [withSession(signedIn)] });

export const SignedOut = meta.story({ parameters: looks, decorators: [withSession(signedOut)] });
