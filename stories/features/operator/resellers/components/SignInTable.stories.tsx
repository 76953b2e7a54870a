import { expect } from 'storybook/test';
import { getListSignInsResponseMock } from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SignInTable } from '#web/features/operator/resellers/components/SignInTable.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/SignInTable',
  component: SignInTable,
  args: { events: getListSignInsResponseMock().items, empty: <p>Nothing happened.</p> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wrong password')).toBeVisible();
    await expect(canvas.getAllByText('Firefox on Windows')[0]).toBeVisible();
    await expect(canvas.getAllByText('203.0.113.0/24')[0]).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing happened.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { events: undefined } });
