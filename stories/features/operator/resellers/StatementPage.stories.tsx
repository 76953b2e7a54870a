import { expect, screen, waitFor } from 'storybook/test';
import { getGetResellerMockHandler500 } from '#mocks/generated/operator/resellers/resellers.msw.ts';
import {
  getExportStatementMockHandler,
  getGetMonthlyStatementMockHandler,
  getGetMonthlyStatementMockHandler404,
  getGetMonthlyStatementMockHandler500,
  getGetMonthlyStatementResponseMock,
  getGetStatementDocumentMockHandler500,
} from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as StatementPage } from '#web/features/operator/resellers/StatementPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const id = '5f1f6f5c-6a0e-4b51-9a3b-0c2f5a1d7e11';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/StatementPage',
  component: StatementPage,
  render: () => (
    <At pattern="/operator/resellers/:id/statement">
      <StatementPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: `/operator/resellers/${id}/statement?month=2026-11`,
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closing balance')).toBeVisible();
    await expect(canvas.getByText('Opening balance')).toBeVisible();
    await expect(canvas.getAllByText(/^128\.40/)[0]).toBeVisible();
    // What did not happen is left out.
    await expect(canvas.queryByText('Welcome bonus')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Export as table/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Export as PDF/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Sale · Germany 1 GB' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/operator\/sales\/./),
    );
    await expect(canvas.getByRole('link', { name: 'Reseller' })).toHaveAttribute('href', `/operator/resellers/${id}`);
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetMonthlyStatementMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetMonthlyStatementMockHandler500(), getGetResellerMockHandler500()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[class*="_skeleton_"]')).toBeNull());
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetMonthlyStatementMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reseller not found')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () =>
    network.use(getGetMonthlyStatementMockHandler({ month: '2026-11', firstMonth: '2026-11', accounts: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was no credit yet in this month.')).toBeVisible();
  },
});

export const TakenBack = meta.story({
  beforeEach: () => {
    const answer = getGetMonthlyStatementResponseMock();
    const sum = (value: number) => ({ value, currencyCode: 'EUR' });
    const account = { ...answer.accounts[0]!, takenBack: sum(-140), closing: sum(-11.6) };
    network.use(getGetMonthlyStatementMockHandler({ ...answer, accounts: [account] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reversed payments')).toBeVisible();
    await expect(canvas.getByText(/^−11\.60/)).toBeVisible();
  },
});

/** The table is being made in the chosen format. */
export const Saving = meta.story({
  beforeEach: () => network.use(getExportStatementMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Export as table/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Download/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

export const NotSaved = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetStatementDocumentMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Export as PDF/ }));
    await expect(await screen.findByText(/The statement could not be created/)).toBeVisible();
  },
});
