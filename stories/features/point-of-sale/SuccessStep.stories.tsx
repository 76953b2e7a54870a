import type { Buyer } from '#domain/buyer.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { activationResult } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SuccessStep } from '#web/features/point-of-sale/SuccessStep.tsx';

const buyer: Buyer = { type: 'new', email: 'tom@example.com', country: 'DE' };

const meta = preview.meta({
  title: 'Features/Point of sale/SuccessStep',
  component: SuccessStep,
  args: { buyer, itemId: item().id, result: activationResult() },
});

export const Default = meta.story({ parameters: looks });
