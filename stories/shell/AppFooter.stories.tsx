import { expect } from 'storybook/test';
import { getGetVersionMockHandler500 } from '#mocks/generated/storefront/service/service.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { AppFooter } from '#web/shell/AppFooter.tsx';

const meta = preview.meta({ title: 'Shell/AppFooter', component: AppFooter, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version 1.20.2 (0c2f5a1)')).toBeVisible();
    await expect(canvas.getByText('Server 1.20.2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Team vision' })).toHaveAttribute('href', '/team-vision');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetVersionMockHandler500()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Version 1.20.2')).toBeVisible();
  },
});
