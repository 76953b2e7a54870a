import { expect } from 'storybook/test';
import { customerDetails } from '#mocks/scenarios/sales.ts';
import preview from '#storybook/preview.tsx';
import { WhatIsLeft } from '#web/features/point-of-sale/WhatIsLeft.tsx';

const details = customerDetails();

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
      activatedItems: ['a', 'b', 'c'].flatMap((uid) =>
        details.activatedItems.map((sale) => Object.assign(structuredClone(sale), { uid: uid + sale.uid })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^and \d+ more$/)).toBeVisible();
  },
});
