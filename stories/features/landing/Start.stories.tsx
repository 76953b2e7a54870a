import { signedOut, withSession } from '../../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Start } from '#web/features/landing/Start.tsx';

const meta = preview.meta({
  title: 'Features/Landing/Start',
  component: Start,
  args: { wanted: undefined },
  parameters: { layout: 'fullscreen' },
  decorators: [withSession(signedOut)],
});

export const Default = meta.story({ parameters: looks });
