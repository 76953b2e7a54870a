import type { Buyer } from '#domain/buyer.ts';
import { pendingResult } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PreparingStep } from '#web/features/point-of-sale/PreparingStep.tsx';

const buyer: Buyer = { type: 'new', email: 'tom@example.com', country: 'DE' };

const meta = preview.meta({
  title: 'Features/Point of sale/PreparingStep',
  component: PreparingStep,
  args: { buyer, result: pendingResult },
});

export const Default = meta.story({ parameters: looks });
