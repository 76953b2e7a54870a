import { expect, screen, waitFor } from 'storybook/test';
import {
  getAcceptTermsAndConditionsMockHandler409,
  getAcceptTermsAndConditionsMockHandler500,
  getAcceptTermsAndConditionsMockHandler,
  getGetTermsAndConditionsMockHandler,
  getGetTermsAndConditionsResponseMock,
} from '#mocks/generated/storefront/legal/legal.msw.ts';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { LegalNotice } from '#web/shell/LegalNotice.tsx';
import { signedIn, signedOut, withSession } from '../session.tsx';

const terms = getGetTermsAndConditionsResponseMock();

const meta = preview.meta({
  title: 'Shell/LegalNotice',
  component: LegalNotice,
  parameters: { layout: 'fullscreen' },
  decorators: [withSession(signedIn)],
  beforeEach: () =>
    network.use(getGetTermsAndConditionsMockHandler({ ...terms, userNeedsToAccept: true, userAccepted: false })),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Terms to accept' })).toBeVisible();
  },
});

export const Accepting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getAcceptTermsAndConditionsMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return { ...terms, userNeedsToAccept: false, userAccepted: true };
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Terms to accept' })).toBeNull());
    await expect(sent).toEqual([{ version: terms.currentVersion }]);
  },
});

export const PutAway = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('region', { name: 'Terms to accept' })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getAcceptTermsAndConditionsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText(/could not be saved/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Terms to accept' })).toBeVisible();
  },
});

/** The terms changed while the bar was open: it says so, and the next press accepts the current version. */
export const Changed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    const current = { ...terms, currentVersion: '2027-01', userNeedsToAccept: true, userAccepted: false };
    await canvas.findByRole('button', { name: 'Accept' });
    network.use(
      getGetTermsAndConditionsMockHandler(current),
      getAcceptTermsAndConditionsMockHandler409(problem(409, 'terms_changed', 'Another version', 'M')),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText(/The terms changed in the meantime/)).toBeVisible();
    network.use(
      getAcceptTermsAndConditionsMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return { ...current, userNeedsToAccept: false, userAccepted: true };
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(sent).toEqual([{ version: '2027-01' }]));
  },
});

export const Accepted = meta.story({
  beforeEach: () =>
    network.use(getGetTermsAndConditionsMockHandler({ ...terms, userNeedsToAccept: true, userAccepted: true })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const SignedOut = meta.story({
  decorators: [withSession(signedOut)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
