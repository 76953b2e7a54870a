import { expect } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';

const meta = preview.meta({
  title: 'Components/Packages/ValidityLabel',
  component: ValidityLabel,
  args: { validity: item({ validitySize: 2, validityUnit: 'weeks', validityUnlimited: false }) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 weeks')).toBeVisible();
  },
});

export const Unlimited = meta.story({
  args: { validity: item({ validityUnlimited: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited')).toBeVisible();
  },
});

/** In tables of sales: a sign that is read as its word. */
export const UnlimitedSign = meta.story({
  args: { validity: item({ validityUnlimited: true }), hasSign: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('∞')).toBeVisible();
    await expect(canvas.getByText('Unlimited')).toBeInTheDocument();
  },
});

export const German = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 Wochen')).toBeVisible();
  },
});
