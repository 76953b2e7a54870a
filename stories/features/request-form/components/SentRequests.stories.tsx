import { expect } from 'storybook/test';
import { getListRequestsResponseMock } from '#mocks/generated/storefront/requests/requests.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SentRequests } from '#web/features/request-form/components/SentRequests.tsx';

const { items } = getListRequestsResponseMock();

const meta = preview.meta({
  title: 'Features/Request form/Components/SentRequests',
  component: SentRequests,
  args: { requests: items },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trip Market')).toBeVisible();
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await expect(canvas.getByText('Packages sold in a month: 250')).toBeVisible();
    await expect(canvas.getByText('From next month on you get 10 percent.')).toBeVisible();
  },
});

export const None = meta.story({
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
