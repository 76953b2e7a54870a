import { getGetCreditMockHandler, getGetCreditResponseMock } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { CreditMissing } from '#web/features/point-of-sale/CreditMissing.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/CreditMissing',
  component: CreditMissing,
  args: { item: item({ amount: 0 }) },
});

export const Default = meta.story({
  beforeEach: () =>
    network.use(getGetCreditMockHandler({ ...getGetCreditResponseMock(), balance: { value: 0.5, currency: 'USD' } })),
});
