import { expect } from 'storybook/test';
import { items } from '../navigation-items.ts';
import { inLooks, looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NavigationLinks, type NavigationLinksProps } from '#web/shell/components/NavigationLinks.tsx';

const appearance: NavigationLinksProps['appearance'] = 'row';

const meta = preview.meta({
  title: 'Shell/Components/NavigationLinks',
  component: NavigationLinks,
  args: { items, appearance },
});

export const Default = meta.story({ parameters: inLooks('dark') });

export const BalanceLoading = meta.story({
  args: { items: items.map((item) => (item.key === 'credits' ? Object.assign({}, item, { amount: '' }) : item)) },
  play: async ({ canvas }) => {
    const ring = canvas.getByTestId('amount').querySelector('[aria-hidden]');
    // It is no part of the link's name.
    await expect(canvas.getByRole('link', { name: 'Credits' })).toBeVisible();
    await expect(ring).toHaveStyle({ width: '20px', height: '20px', borderTopWidth: '4px' });
  },
});

export const Column = meta.story({ parameters: looks, args: { appearance: 'column' } });
