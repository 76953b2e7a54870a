import { expect } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { requestFormHref } from '#web/configuration/request-form.ts';
import { Component as RequestFormPage } from '#web/features/request-form/RequestFormPage.tsx';
import { patterns, paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/Request form/RequestFormPage',
  component: RequestFormPage,
  parameters: { layout: 'fullscreen', route: paths.requestForm('channel') },
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
    await expect(canvas.getByText(/CHANNEL_REQUEST_URL/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the channels' })).toHaveAttribute('href', paths.channels());
  },
});

export const Discount = meta.story({
  parameters: { route: paths.requestForm('discount') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/DISCOUNT_REQUEST_URL/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the prices' })).toHaveAttribute('href', paths.pricing());
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
