import { expect } from 'storybook/test';
import { getGetCreditMockHandler500 } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { network } from '#storybook/network.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Balance } from '#web/features/credits/Balance.tsx';

const meta = preview.meta({
  title: 'Features/Credits/Balance',
  component: Balance,
});

export const Default = meta.story({ parameters: looks });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
