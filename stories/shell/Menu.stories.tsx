import { fn } from 'storybook/test';
import { items } from './navigation-items.ts';
import { signedIn, withSession } from '../session.tsx';
import { inLooks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Menu } from '#web/shell/Menu.tsx';

const meta = preview.meta({
  title: 'Shell/Menu',
  component: Menu,
  args: { isOpen: true, onClose: fn(), storeName: 'Simshelf', items },
  globals: modes.mobile,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({ parameters: inLooks('mobile dark') });
