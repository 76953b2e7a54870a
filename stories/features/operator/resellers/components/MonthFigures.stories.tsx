import { expect } from 'storybook/test';
import { getGetMonthlyStatementResponseMock } from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MonthFigures } from '#web/features/operator/resellers/components/MonthFigures.tsx';

const account = getGetMonthlyStatementResponseMock().accounts[0]!;

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/MonthFigures',
  component: MonthFigures,
  args: { account },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening')).toBeVisible();
    await expect(canvas.getByText(/^128\.40/)).toBeVisible();
    // What did not happen is left out.
    await expect(canvas.queryByText('Welcome bonus')).toBeNull();
  },
});

const sum = (value: number) => ({ value, currencyCode: 'EUR' });

export const TakenBack = meta.story({
  args: { account: { ...account, takenBack: sum(-140), closing: sum(-11.6) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments taken back')).toBeVisible();
    await expect(canvas.getByText(/^-11\.60/)).toBeVisible();
  },
});
