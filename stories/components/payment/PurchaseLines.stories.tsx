import { bulk, partlyPending, topUp } from './purchases.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseLines } from '#web/components/payment/PurchaseLines.tsx';

const meta = preview.meta({
  title: 'Components/Payment/PurchaseLines',
  component: PurchaseLines,
  args: { purchase: bulk },
});

export const Default = meta.story({ parameters: looks });

export const TopUp = meta.story({ args: { purchase: topUp } });
export const PartlyPending = meta.story({ parameters: looks, args: { purchase: partlyPending } });
