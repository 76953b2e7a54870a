import { fn } from 'storybook/test';
import { signedIn, signedOut, withSession } from '../../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChannelTryOut } from '#web/features/specifications/ChannelTryOut.tsx';

const meta = preview.meta({
  title: 'Features/Specifications/ChannelTryOut',
  component: ChannelTryOut,
  args: { token: undefined, onToken: fn() },
});

export const Default = meta.story({ parameters: looks, decorators: [withSession(signedIn)] });

export const SignedOut = meta.story({ decorators: [withSession(signedOut)] });
