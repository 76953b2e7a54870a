import { expect, screen } from 'storybook/test';
import { paths } from '#web/paths.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TopUpNotice } from '#web/pages/credits/TopUpNotice.tsx';

const meta = preview.meta({
  title: 'Pages/Credits/TopUpNotice',
  component: TopUpNotice,
  parameters: { docs: { story: { inline: false, height: '480px' } }, route: `${paths.credits()}?success` },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByText(/128\.40/)).toBeVisible();
  },
});

export const Pending = meta.story({ parameters: { route: `${paths.credits()}?pending`, ...looks } });
