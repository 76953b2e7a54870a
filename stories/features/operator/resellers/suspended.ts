import type { Reseller } from '#contract/operator/model/reseller.ts';
import { getGetResellerResponseMock } from '#mocks/generated/operator/resellers/resellers.msw.ts';

/** A reseller who may not sell at present. */
export const suspended: Reseller = {
  ...getGetResellerResponseMock(),
  suspension: {
    reason: 'Two payments were disputed. Please write to us.',
    since: '2026-11-20T09:00:00.000Z',
    operator: 'olivia@example.com',
  },
};
