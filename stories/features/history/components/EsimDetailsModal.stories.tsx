import { expect, fn, screen } from 'storybook/test';
import { getGetConnectivityStatusResponseMock } from '#mocks/generated/storefront/esim/esim.msw.ts';
import { esim, usedEsim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { type Connectivity, EsimDetailsModal } from '#web/features/history/components/EsimDetailsModal.tsx';

const connectivity: Connectivity = {
  status: getGetConnectivityStatusResponseMock(),
  checkedAt: new Date('2026-03-15T12:00:00.000Z'),
  isChecking: false,
  hasFailed: false,
  onCheck: fn(),
};

const unknown: Connectivity = { ...connectivity, status: undefined, checkedAt: undefined };

const meta = preview.meta({
  title: 'Features/History/Components/EsimDetailsModal',
  component: EsimDetailsModal,
  args: { esim: usedEsim, connectivity, onClose: fn(), onCopied: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await expect(args.connectivity.onCheck).toHaveBeenCalledOnce();
  },
});

/** What the sale knows stands there at once. */
export const Checking = meta.story({
  args: { connectivity: { ...unknown, isChecking: true } },
  play: async () => {
    await expect(await screen.findByText('Example Mobile, Germany')).toBeVisible();
    await expect(screen.queryByText(/^Checked at/)).toBeNull();
  },
});

export const Failed = meta.story({
  args: { connectivity: { ...unknown, hasFailed: true } },
  play: async () => {
    await expect(await screen.findByText(/could not be checked just now/)).toBeVisible();
    await expect(screen.getByText('Example Mobile, Germany')).toBeVisible();
  },
});

/** Never used: what has not happened yet is a dash. */
export const Unused = meta.story({
  args: { esim: esim(), connectivity: unknown },
  play: async () => {
    await expect((await screen.findAllByText('---')).length).toBeGreaterThan(2);
  },
});
