import { expect, fn, screen } from 'storybook/test';
import {
  getGetConnectivityStatusMockHandler,
  getGetConnectivityStatusMockHandler500,
} from '#mocks/generated/storefront/esim/esim.msw.ts';
import { esim, usedEsim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { EsimDetails } from '#web/features/history/EsimDetails.tsx';

const meta = preview.meta({
  title: 'Features/History/EsimDetails',
  component: EsimDetails,
  args: { esim: usedEsim, onClose: fn(), onCopied: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

/** The network has seen it elsewhere since the sale was read. */
export const Default = meta.story({
  parameters: looks,
  beforeEach: () => {
    network.use(
      getGetConnectivityStatusMockHandler({
        id: 1,
        iccid: usedEsim.iccid,
        active: true,
        state: 'ENABLED',
        lastTimeConnected: '2026-03-16T09:00:00.000Z',
        lastNetwork: { mcc: 208, mnc: 1, countrySymbol: 'FR', network: 'Exemple Mobile' },
      }),
    );
  },
  play: async () => {
    await expect(await screen.findByText('Exemple Mobile, France')).toBeVisible();
    await expect(screen.getByText('16-03-2026 09:00')).toBeVisible();
    await expect(screen.getByText(/^Checked at/)).toBeVisible();
  },
});

/** What the sale knows is shown at once. */
export const Checking = meta.story({
  beforeEach: () => network.use(getGetConnectivityStatusMockHandler(never)),
  play: async () => {
    await expect(await screen.findByText('Example Mobile, Germany')).toBeVisible();
    await expect(screen.queryByText(/^Checked at/)).toBeNull();
  },
});

/** Never used: what has not happened yet is a dash. */
export const Unused = meta.story({
  args: { esim: esim() },
  beforeEach: () => network.use(getGetConnectivityStatusMockHandler(never)),
  play: async () => {
    await expect((await screen.findAllByText('---')).length).toBeGreaterThan(2);
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetConnectivityStatusMockHandler500()),
  play: async () => {
    await expect(await screen.findByText(/could not be checked just now/)).toBeVisible();
    await expect(screen.getByText('Example Mobile, Germany')).toBeVisible();
  },
});

/** One more press asks again. */
export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    network.use(getGetConnectivityStatusMockHandler500());
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/could not be checked just now/)).toBeVisible();
    await expect(screen.getByText('Example Mobile, Germany')).toBeVisible();
    network.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await expect(await screen.findByText(/^Checked at/)).toBeVisible();
    await expect(screen.queryByText(/could not be checked/)).toBeNull();
  },
});
