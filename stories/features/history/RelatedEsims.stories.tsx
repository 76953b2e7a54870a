import { expect, fn, screen, within } from 'storybook/test';
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import {
  getGetConnectivityStatusMockHandler,
  getGetConnectivityStatusMockHandler500,
} from '#mocks/generated/storefront/esim/esim.msw.ts';
import { chargedItem, esim, expiredItem, inactiveEsim, pendingItem, usedEsim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RelatedEsims } from '#web/features/history/RelatedEsims.tsx';

const STATES: readonly EsimState[] = ['RELEASED', 'INSTALLED', 'ENABLED', 'DISABLED', 'ERROR', 'QUARANTINE', 'DELETED'];

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

/** Opens the details of an eSIM. */
const open = async (userEvent: UserEvent, { iccid } = usedEsim): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: `Details of eSIM ${iccid}` }));

const waiting = { ...pendingItem, customerProfileDomainId: chargedItem.customerProfileDomainId };

const meta = preview.meta({
  title: 'Features/History/RelatedEsims',
  component: RelatedEsims,
  // A day of the contract's examples.
  args: { esims: [esim(), usedEsim, inactiveEsim], now: new Date('2026-03-25T00:00:00.000Z'), onCopied: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const [, first, , last] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(esim().iccid);
    await expect(first).toHaveTextContent('Ready to install');
    await expect(within(first!).getByRole('button', { name: 'Copy Installation link' })).toBeVisible();
    await expect(last).toHaveTextContent('---');
  },
});

/** Its state is no good news while nothing is left; the link stays, as another package may follow (STO-102). */
export const NothingLeft = meta.story({
  args: {
    esims: [usedEsim],
    sales: [{ ...expiredItem, customerProfileDomainId: chargedItem.customerProfileDomainId }],
    now: new Date('2026-12-01T00:00:00.000Z'),
    onReplace: fn(),
  },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    await expect(row).toHaveTextContent(/nothing left since \d\d-\d\d-2026/);
    await expect(within(row!).getByRole('button', { name: 'Copy Installation link' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Replace eSIM' })).toBeNull();
  },
});

/** Where there is a choice, each that can be replaced has its own button; those in use come first. */
export const SeveralInUse = meta.story({
  args: {
    esims: [
      esim({ uid: 'old', iccid: '8949000000000000026', active: false, withdrawal: 'REPLACED' }),
      esim(),
      usedEsim,
    ],
    sales: [chargedItem],
    onReplace: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [, first, second, third] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(esim().iccid);
    await expect(third).toHaveTextContent('8949000000000000026');
    await expect(canvas.getAllByRole('button', { name: 'Replace eSIM' })).toHaveLength(2);
    await userEvent.click(within(second!).getByRole('button', { name: 'Replace eSIM' }));
    await expect(args.onReplace).toHaveBeenCalledWith(usedEsim.iccid);
  },
});

/** A row of dashes, which opens nothing. */
export const Empty = meta.story({
  args: { esims: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('---')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** All of a customer: those in use with what is left on them and until when, the others folded below (STO-168). */
export const OfACustomer = meta.story({
  parameters: looks,
  args: { esims: [inactiveEsim, esim(), usedEsim], sales: [chargedItem, waiting], isFolding: true, onReplace: fn() },
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'eSIMs' }));
    await expect(table.getAllByRole('row')).toHaveLength(3);
    const [, first] = table.getAllByRole('row');
    await expect(first).toHaveTextContent('Europe 5 GB 3.5 GB left · until 13-04-2026 09:30');
    await expect(first).toHaveTextContent('Unlimited · not started');
    const summary = canvas.getByText('One earlier eSIM');
    await expect(canvas.queryByText(inactiveEsim.iccid)).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText(inactiveEsim.iccid)).toBeVisible();
  },
});

/** Nothing that was refunded can be used or replaced. */
export const NoneUsable = meta.story({
  parameters: looks,
  args: {
    esims: [esim({ withdrawal: 'REFUNDED' })],
    sales: [{ ...chargedItem, state: 'refunded' }],
    isFolding: true,
    onReplace: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This customer has no eSIM that can be used.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Replace eSIM' })).toBeNull();
  },
});

/** Every state, each in its tone. */
export const AllStates = meta.story({
  parameters: looks,
  args: { esims: STATES.map((state, index) => esim({ uid: String(index), state })) },
});

/** The network has seen it elsewhere since the sale was read. */
export const Details = meta.story({
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
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(await screen.findByText('Exemple Mobile, France')).toBeVisible();
    await expect(screen.getByText('16-03-2026 09:00')).toBeVisible();
    await expect(screen.getByText(/^Checked at/)).toBeVisible();
  },
});

/** What the sale knows is shown at once. */
export const Checking = meta.story({
  beforeEach: () => network.use(getGetConnectivityStatusMockHandler(never)),
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(await screen.findByText('Example Mobile, Germany')).toBeVisible();
    await expect(screen.queryByText(/^Checked at/)).toBeNull();
  },
});

/** Never used: what has not happened yet is a dash. */
export const Unused = meta.story({
  beforeEach: () => network.use(getGetConnectivityStatusMockHandler(never)),
  play: async ({ userEvent }) => {
    await open(userEvent, esim());
    await expect((await screen.findAllByText('---')).length).toBeGreaterThan(2);
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetConnectivityStatusMockHandler500()),
  play: async ({ userEvent }) => {
    await open(userEvent);
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
    await open(userEvent);
    await expect(await screen.findByText(/could not be checked just now/)).toBeVisible();
    await expect(screen.getByText('Example Mobile, Germany')).toBeVisible();
    network.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await expect(await screen.findByText(/^Checked at/)).toBeVisible();
    await expect(screen.queryByText(/could not be checked/)).toBeNull();
  },
});
