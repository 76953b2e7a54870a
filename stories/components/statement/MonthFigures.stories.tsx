import { expect } from 'storybook/test';
import { getGetCreditStatementResponseMock } from '#mocks/generated/storefront/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MonthFigures } from '#web/components/statement/MonthFigures.tsx';

const [account] = getGetCreditStatementResponseMock().accounts;

const meta = preview.meta({
  title: 'Components/Statement/MonthFigures',
  component: MonthFigures,
  args: { account: account! },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening balance')).toBeVisible();
    await expect(canvas.getByText('Closing balance')).toBeVisible();
    // What did not happen is left out.
    await expect(canvas.queryByText('Welcome bonus')).toBeNull();
  },
});

export const WithHash = meta.story({
  args: { hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae' },
});
