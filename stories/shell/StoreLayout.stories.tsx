import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { inLooks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { StoreLayout } from '#web/shell/StoreLayout.tsx';

const Store = () => (
  <Routes>
    <Route Component={StoreLayout}>
      {['Dashboard', 'Inventory', 'Channels', 'History'].map((name) => (
        <Route
          key={name}
          path={`/your-store/${name.toLowerCase()}`}
          element={
            <PageFrame title={name} context="A page of the store.">
              <p>{name}</p>
            </PageFrame>
          }
        />
      ))}
    </Route>
  </Routes>
);

const meta = preview.meta({
  title: 'Shell/StoreLayout',
  component: Store,
  parameters: { layout: 'fullscreen', route: '/your-store/dashboard' },
  beforeEach: () => localStorage.clear(),
});

export const Default = meta.story({ parameters: inLooks('dark', 'mobile') });

export const AnotherPage = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Connect your shop' })).toHaveAttribute('href', '/api');
    const pages = canvas.getByRole('navigation', { name: 'Pages of your store' });
    await expect([...pages.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Inventory',
      'Channels',
      'History',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Inventory' }));
    await canvas.findByRole('heading', { name: 'Inventory' });
    await userEvent.click(canvas.getByRole('button', { name: /^Hide/ }));
    await expect(canvas.queryByRole('link', { name: 'Connect your shop' })).toBeNull();
    await expect(localStorage.getItem('hideStoreHeaderCard')).toBe('true');
  },
});

export const PutAway = meta.story({
  beforeEach: () => localStorage.setItem('hideStoreHeaderCard', 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Connect your shop' })).toBeNull();
  },
});

export const WithoutShopLink = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Connect your shop' })).toBeNull();
  },
});
