import { expect } from 'storybook/test';
import { getGetStatementResponseMock } from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { StatementTable } from '#web/features/operator/resellers/components/StatementTable.tsx';

const entries = getGetStatementResponseMock().items;
const [granted] = entries;

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/StatementTable',
  component: StatementTable,
  args: {
    entries,
    causeHref: ({ payment }) => payment && `/operator/payments/${payment}`,
    empty: <p>Nothing was booked.</p>,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By an operator · Bank transfer')).toBeVisible();
    await expect(canvas.getByText('Transfer of 20 November')).toBeVisible();
    await expect(canvas.getByText('Sale · Germany 1 GB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Payment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/operator\/payments\/./),
    );
  },
});

export const Confirmed = meta.story({
  args: { entries: [{ ...granted!, adjustment: { ...granted!.adjustment!, settledBy: 'otto@example.com' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('olivia@example.com, confirmed by otto@example.com')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was booked.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { entries: undefined } });
