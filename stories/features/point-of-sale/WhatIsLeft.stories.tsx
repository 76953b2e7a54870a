import { expect } from 'storybook/test';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { customerDetails } from '#mocks/scenarios/sales.ts';
import preview from '#storybook/preview.tsx';
import { WhatIsLeft } from '#web/features/point-of-sale/WhatIsLeft.tsx';

const details = customerDetails();
const [sale] = details.activatedItems as [SoldItem];

const meta = preview.meta({
  title: 'Features/Point of sale/WhatIsLeft',
  component: WhatIsLeft,
  args: { details },
});

/** Of which package, and on which eSIM. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ left · .+ · …\d{7}/)).toBeVisible();
  },
});

export const Nothing = meta.story({
  args: { details: { ...details, activatedItems: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing left on the eSIM')).toBeVisible();
  },
});

/** The first two are shown. */
export const Several = meta.story({
  args: {
    details: {
      ...details,
      activatedItems: [sale, { ...sale, uid: 'second' }, { ...sale, uid: 'third' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 1 more')).toBeVisible();
  },
});
