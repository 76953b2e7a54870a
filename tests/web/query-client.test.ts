import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';

test('a failed request is logged once, with its address', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const failure = new Error('No answer');
  const fetched = createQueryClient().fetchQuery({
    queryKey: ['/client-api/users/current/sdk-key'],
    queryFn: () => Promise.reject(failure),
  });
  await expect(fetched).rejects.toBe(failure);
  expect(warn.mock.calls).toEqual([['Could not be fetched:', '/client-api/users/current/sdk-key', failure]]);
  warn.mockRestore();
});
