import { expect } from 'storybook/test';
import { getGetBankTransferResponseMock } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TransferInstructions } from '#web/features/checkout/components/TransferInstructions.tsx';

const transfer = getGetBankTransferResponseMock();

const meta = preview.meta({
  title: 'Features/Checkout/Components/TransferInstructions',
  component: TransferInstructions,
  args: { transfer },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await expect(canvas.getByText('RF18 5390 0754 7034')).toBeVisible();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
});

/** The code asks for euros only. */
export const OtherCurrency = meta.story({
  args: { transfer: { ...transfer, total: { priceValue: 119, currencyCode: 'USD' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const LongNames = meta.story({
  args: { transfer: { ...transfer, holder: 'Harbour Travel and Tours International Holding GmbH & Co. KG Kiel XY' } },
});
