import { expect, screen } from 'storybook/test';
import {
  getGetResellerMockHandler,
  getLiftSuspensionMockHandler500,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SuspensionNotice } from '#web/features/operator/resellers/SuspensionNotice.tsx';
import { suspended } from './suspended.ts';
import { withCalls } from './with-calls.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Resellers/SuspensionNotice',
  component: withCalls(SuspensionNotice),
  subcomponents: { SuspensionNotice },
  args: { reseller: suspended },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two payments were disputed. Please write to us.')).toBeVisible();
  },
});

export const Lifted = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lift suspension' }));
    await expect(await screen.findByText('The reseller can sell again.')).toBeVisible();
  },
});

export const NotLifted = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getLiftSuspensionMockHandler500(), getGetResellerMockHandler(suspended)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lift suspension' }));
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
  },
});
