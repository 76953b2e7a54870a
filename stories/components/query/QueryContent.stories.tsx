import type { ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { NO_ANSWER } from '#domain/refusal.ts';
import { ApiError } from '#web/api/api-error.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import type { QueryLike } from '#web/components/query/query-failure.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const refetch = fn(() => Promise.resolve());

const pending: QueryLike<string> = { data: undefined, error: null, isError: false, isRefetching: false, refetch };

const failedWith = (status: number): QueryLike<string> => ({
  ...pending,
  isError: true,
  error: new ApiError(status, { status, title: 'Failed', message: '', path: '/', type: 'about:blank' }),
});

const Content = ({ query }: { query: QueryLike<string> }): ReactElement => (
  <>
    <QueryContent
      query={query}
      loading={<Skeleton shape="block" height="4rem" />}
      failed="The package could not be loaded."
      gone="This package is gone."
      card={{ title: 'Package' }}
    >
      {(name) => <Card title={name}>5 GB</Card>}
    </QueryContent>
  </>
);

const meta = preview.meta({
  title: 'Components/Query/QueryContent',
  component: Content,
  subcomponents: { QueryContent },
  args: { query: { ...pending, data: 'Europe' } },
  beforeEach: () => void refetch.mockClear(),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Europe' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { query: pending } });

/** An operator looks at the store, whose keys are not shown. */
export const NotInView = meta.story({
  args: {
    query: {
      ...pending,
      isError: true,
      error: new ApiError(403, problem(403, 'only_looking', 'View only', '')),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are only viewing this store');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: looks,
  args: { query: failedWith(500) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The package could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledTimes(1);
  },
});

/** The connection is broken, or the server does not answer in time. */
export const Unanswered = meta.story({
  args: { query: failedWith(NO_ANSWER) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your connection and try again.');
  },
});

export const Gone = meta.story({
  args: { query: failedWith(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This package is gone.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Data of before are better than none. */
export const FailedAgain = meta.story({
  tags: ['behaviour'],
  args: { query: { ...failedWith(500), data: 'Europe' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Europe' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
