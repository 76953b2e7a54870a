import { expect, screen, waitFor } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import {
  getListRequestsMockHandler,
  getListRequestsMockHandler500,
  getListRequestsResponseMock,
  getSubmitRequestMockHandler429,
} from '#mocks/generated/storefront/requests/requests.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { requestFormHref } from '#web/configuration/request-form.ts';
import { Component as RequestFormPage } from '#web/features/request-form/RequestFormPage.tsx';
import { patterns, paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';

const meta = preview.meta({
  title: 'Features/Request form/RequestFormPage',
  component: RequestFormPage,
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: paths.requestForm('channel', { type: 'shopPlatform' }),
    docs: { story: { inline: false, height: '900px' } },
  },
  // What another story filled in.
  beforeEach: () => sessionStorage.clear(),
  render: () => (
    <Routes>
      <Route path={patterns.requestForm} element={<RequestFormPage />} />
    </Routes>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(requestFormHref('channel', { type: 'CHAT' })).toBeUndefined();
    await expect(await canvas.findByRole('textbox', { name: 'Channel or marketplace' })).toHaveValue('Shop platform');
    await expect(canvas.getByText('Trip Market')).toBeVisible();
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sales channels' })).toHaveAttribute('href', paths.channels());
  },
});

export const Discount = meta.story({
  parameters: { route: paths.requestForm('discount') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Packages that you sell in a month' })).toBeVisible();
    await expect(canvas.getByText('Packages sold in a month: 250')).toBeVisible();
    await expect(canvas.getByText('From next month on you get 10 percent.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', paths.pricing());
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListRequestsMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send request' })).toBeVisible();
    await expect(canvas.queryByText('Sent requests')).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListRequestsMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getListRequestsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Sent = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'We run three web shops.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await screen.findByText('Your request was sent.')).toBeVisible();
    await waitFor(() => expect(message).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
  },
});

/** What was typed stays, also for the next visit. */
export const NotSent = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSubmitRequestMockHandler429()),
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'We run three web shops.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await screen.findByText(/Too many attempts/)).toBeVisible();
    await expect(message).toHaveValue('We run three web shops.');
    await expect(JSON.stringify(sessionStorage)).toContain('We run three web shops.');
    await userEvent.keyboard('{Escape}');
  },
});

/** After several in a day it says when the next one can be sent. */
export const NotYet = meta.story({
  beforeEach: () =>
    network.use(getListRequestsMockHandler({ ...getListRequestsResponseMock(), nextAt: '2026-11-24T09:20:00.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send request' })).toHaveAccessibleDescription(
      /^You have sent several requests today/,
    );
  },
});

/** Where an address is configured, links lead there, filled in. */
export const Configured = meta.story({
  beforeEach: () => {
    configuration.discountRequestUrl = 'https://survey.example/discount?shop=1';
    return () => delete configuration.discountRequestUrl;
  },
  play: async () => {
    await expect(requestFormHref('discount', { email: 'a+b@example.com', firstName: 'Zoë' })).toBe(
      'https://survey.example/discount?shop=1&email=a%2Bb%40example.com&firstName=Zo%C3%AB',
    );
  },
});
