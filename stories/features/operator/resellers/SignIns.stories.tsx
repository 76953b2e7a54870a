import { expect } from 'storybook/test';
import {
  getGetResellerResponseMock,
  getListSignInsMockHandler,
  getListSignInsMockHandler500,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SignIns } from '#web/features/operator/resellers/SignIns.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/SignIns',
  component: SignIns,
  args: { id: getGetResellerResponseMock().id },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Firefox on Windows'))[0]).toBeVisible();
    await expect(canvas.getByText('Wrong password')).toBeVisible();
    await expect(canvas.getAllByText('203.0.113.0/24')[0]).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListSignInsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NeverSignedIn = meta.story({
  beforeEach: () => network.use(getListSignInsMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in the last 90 days')).toBeVisible();
  },
});
