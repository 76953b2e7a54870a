import { expect } from 'storybook/test';
import { getGetResellerResponseMock } from '#mocks/generated/operator/resellers/resellers.msw.ts';
import {
  getGetStatementMockHandler,
  getGetStatementMockHandler500,
  getGetStatementResponseMock,
} from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { CreditStatement } from '#web/features/operator/resellers/CreditStatement.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/CreditStatement',
  component: CreditStatement,
  args: { id: getGetResellerResponseMock().id, own: 'jo@example.com' },
});

/** A sale and a payment lead to their pages. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sale · Germany 1 GB' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/operator\/sales\/./),
    );
    await expect(canvas.getByText('By an operator · Bank transfer')).toBeVisible();
    await expect(canvas.getByText('Transfer of 20 November')).toBeVisible();
    await expect(canvas.getByText('olivia@example.com')).toBeVisible();
    // All of this is what the reseller did.
    await expect(canvas.queryByText('jo@example.com')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Payment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/operator\/payments\/./),
    );
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetStatementMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetStatementMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getGetStatementMockHandler({ items: [], hasMore: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes yet')).toBeVisible();
  },
});

export const Confirmed = meta.story({
  beforeEach: () => {
    const [granted] = getGetStatementResponseMock().items;
    const adjustment = { ...granted!.adjustment!, settledBy: 'otto@example.com' };
    network.use(getGetStatementMockHandler({ items: [{ ...granted!, adjustment }], hasMore: false }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('olivia@example.com, confirmed by otto@example.com')).toBeVisible();
  },
});
