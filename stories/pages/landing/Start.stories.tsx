import { signedOut, withSession } from '../../session.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Start } from '#web/pages/landing/Start.tsx';

const meta = preview.meta({
  title: 'Pages/Landing/Start',
  component: Start,
  args: { wanted: undefined },
  parameters: { layout: 'fullscreen' },
  decorators: [withSession(signedOut)],
});

export const Default = meta.story({ parameters: looks });
