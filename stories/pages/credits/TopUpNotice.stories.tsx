import { expect, screen, waitFor } from 'storybook/test';
import { stepUnderWay } from '#web/browser-storage/first-day.ts';
import { paths } from '#web/paths.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TopUpNotice } from '#web/pages/credits/TopUpNotice.tsx';
import { Address, address } from '../Address.tsx';

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

/** A top-up that was begun on the list of the first day leads back to it. */
export const FirstDay = meta.story({
  tags: ['behaviour'],
  render: () => (
    <>
      <TopUpNotice />
      <Address />
    </>
  ),
  beforeEach: () => {
    stepUnderWay.write('credit');
    return () => stepUnderWay.clear();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe(paths.dashboard()));
  },
});
