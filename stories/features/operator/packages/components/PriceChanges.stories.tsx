import { expect } from 'storybook/test';
import {
  getGetPriceChangeResponseMock,
  getPreviewPriceRulesResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceChanges } from '#web/features/operator/packages/components/PriceChanges.tsx';

const changes = getPreviewPriceRulesResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PriceChanges',
  component: PriceChanges,
  args: { preview: changes },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Largest rises' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Largest falls' })).toBeVisible();
  },
});

export const NothingMoves = meta.story({
  args: { preview: { ...changes, changed: 0, rising: 0, falling: 0, atFloor: 0, rises: [], falls: [] } },
});

/** What is below cost goes off sale by rules, and says so. */
export const BelowCost = meta.story({
  args: { preview: getGetPriceChangeResponseMock() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16.09 USD · would lose up to 0.40 USD, so off sale')).toBeVisible();
  },
});
