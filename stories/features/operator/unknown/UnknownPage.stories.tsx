import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Component as UnknownPage } from '#web/features/operator/unknown/UnknownPage.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Operator/Unknown/UnknownPage',
  component: UnknownPage,
  parameters: { ...looks, layout: 'fullscreen', route: `${paths.operator()}/garbage/page` },
});

/** The desk stays, and leads back. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To today’s figures' })).toHaveAttribute('href', '/operator');
  },
});
