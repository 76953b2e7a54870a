import { expect, waitFor } from 'storybook/test';
import {
  getGetCreditStatementMockHandler,
  getGetCreditStatementMockHandler500,
  getGetCreditStatementResponseMock,
} from '#mocks/generated/storefront/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as StatementPage } from '#web/features/credits/StatementPage.tsx';
import { signedIn, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Credits/StatementPage',
  component: StatementPage,
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: '/credits/statement?month=2026-11',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closing balance')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Sale · Germany 1 GB' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/your-store\/history\/./),
    );
    await expect(canvas.getByRole('link', { name: 'Top-up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/account\/credit-purchases\/./),
    );
    await expect(canvas.getByText('Invoice 1001-7')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /November 2026/ })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetCreditStatementMockHandler(never)) });

/** A month before the first credit. */
export const Empty = meta.story({
  beforeEach: () =>
    network.use(getGetCreditStatementMockHandler({ ...getGetCreditStatementResponseMock(), accounts: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You had no credit in this month')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add credit' })).toHaveAttribute('href', '/credits');
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCreditStatementMockHandler500()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[class*="_skeleton_"]')).toBeNull());
  },
});
