import { expect, waitFor } from 'storybook/test';
import {
  getAuthenticateResellerMockHandler,
  getAuthenticateResellerResponseMock401,
} from '#mocks/generated/partner/authentication/authentication.msw.ts';
import { inLooks } from '#storybook/modes.ts';
import { network, never, refuse } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SpecificationsPage } from '#web/features/specifications/SpecificationsPage.tsx';
import { signedIn, signedOut, withSession } from '../../session.tsx';
import { calls, documents, noDocument, theToken } from './document.ts';

/** The renderer of the operations is large, and loaded with the first of these stories. */
const whenFetched = { timeout: 15_000 };

const meta = preview.meta({
  title: 'Features/Specifications/SpecificationsPage',
  component: SpecificationsPage,
  decorators: [withSession(signedOut)],
  parameters: {
    layout: 'fullscreen',
    route: '/api/specifications',
  },
  beforeEach: () => {
    network.use(...documents());
    // An opened operation is part of the address, and would be open in the next story.
    return () => globalThis.history.replaceState(null, '', globalThis.location.href.split('#')[0]);
  },
});

export const Default = meta.story({ parameters: inLooks('dark', 'mobile') });

export const OperationOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^A small API/ }, whenFetched)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'YAML' })).toHaveAttribute('download');
    await userEvent.click(canvas.getByRole('button', { name: /get.*\/packages/ }));
    await expect(await canvas.findByRole('button', { name: /Try it out/ })).toBeVisible();
  },
});

export const OnlyReadingCanBeTried = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /post.*\/sales/ }, whenFetched));
    await expect(await canvas.findByText('Sells one.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Try it out/ })).toBeNull();
  },
});

/** A browser asks for a password itself, in front of the page, when a call with cookies is refused. */
const cookiesSent: RequestCredentials[] = [];

export const TriedWithAToken = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    cookiesSent.length = 0;
    network.use(
      ...calls(
        getAuthenticateResellerMockHandler(({ request }) => {
          cookiesSent.push(request.credentials);
          const isRight = request.headers.get('authorization') === `Basic ${btoa('sim_shop:secret')}`;
          return isRight ? theToken : refuse(getAuthenticateResellerResponseMock401());
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Use them' });
    await userEvent.click(use);
    await expect(await canvas.findAllByText('Please fill in this field.')).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Client ID'), 'sim_shop');
    await userEvent.type(canvas.getByLabelText('Client secret'), 'wrong');
    await userEvent.click(use);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Client ID and client secret do not match.');
    await userEvent.clear(canvas.getByLabelText('Client secret'));
    await userEvent.type(canvas.getByLabelText('Client secret'), 'secret');
    await userEvent.click(use);
    await expect(await canvas.findByText(/Calls below are made as sim_shop/)).toBeVisible();
    await expect(cookiesSent).toEqual(['omit', 'omit']);
    await userEvent.click(await canvas.findByRole('button', { name: /get.*\/packages/ }, whenFetched));
    await userEvent.click(await canvas.findByRole('button', { name: /Try it out/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Execute' }));
    await waitFor(() => expect(canvas.getByText(/"sent": "Bearer the-token"/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Forget the token' }));
    await expect(await canvas.findByLabelText('Client ID')).toBeVisible();
  },
});

export const WithOwnChannels = meta.story({
  decorators: [withSession(signedIn)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /API.*Sales channel/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use this channel' })).toBeVisible();
    await expect(canvas.getByText('Client ID')).toBeVisible();
    await expect(canvas.queryByLabelText('Client secret')).toBeNull();
  },
});

export const Storefront = meta.story({
  parameters: { route: '/api/specifications?document=storefront' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(signedOut.signIn).toHaveBeenCalledWith('/api/specifications?document=storefront');
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(...documents(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(...documents(noDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The document could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'YAML' })).toBeVisible();
  },
});
