import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import type { SpecificationName } from '#web/configuration/downloads.ts';
import { Specification } from '#web/features/specifications/Specification.tsx';
import type { ChannelToken } from '#web/features/specifications/CredentialsForm.tsx';
import { signedIn, signedOut, withSession } from '../../session.tsx';
import { documents } from './document.ts';

/** The renderer of the operations is large, and loaded with the first of these stories. */
const whenFetched = { timeout: 15_000 };

const name: SpecificationName = 'partner';
const token: ChannelToken = { channel: 'Kiosk', accessToken: 'the-token' };

const meta = preview.meta({
  title: 'Features/Specifications/Specification',
  component: Specification,
  decorators: [withSession(signedIn)],
  args: { name, token, onToken: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => network.use(...documents()),
});

/** Calls are made as a channel. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^A small API/ }, whenFetched)).toBeVisible();
    await expect(canvas.getByText(/Calls below are made as Kiosk/)).toBeVisible();
  },
});

const neverAnswer = () => network.use(...documents(never));

/** Calls are made as the visitor. */
export const StorefrontLoading = meta.story({
  parameters: looks,
  args: { name: 'storefront' },
  beforeEach: neverAnswer,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
});

export const StorefrontSignedOut = meta.story({
  parameters: looks,
  decorators: [withSession(signedOut)],
  args: { name: 'storefront' },
  beforeEach: neverAnswer,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});
