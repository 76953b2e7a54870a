import { items } from './navigation-items.ts';
import { inLooks, looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NavigationLinks, type NavigationLinksProps } from '#web/components/shell/NavigationLinks.tsx';

const appearance: NavigationLinksProps['appearance'] = 'row';

const meta = preview.meta({
  title: 'Components/Shell/NavigationLinks',
  component: NavigationLinks,
  args: { items, appearance },
});

export const Default = meta.story({ parameters: inLooks('dark') });

export const Column = meta.story({ parameters: looks, args: { appearance: 'column' } });
