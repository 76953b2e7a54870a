import { expect, screen, waitFor } from 'storybook/test';
import {
  getGetBrandMockHandler,
  getGetBrandMockHandler500,
  getGetBrandResponseMock,
  getRemoveLogoMockHandler,
  getUpdateBrandMockHandler,
  getUpdateBrandMockHandler500,
  getUploadLogoMockHandler,
} from '#mocks/generated/storefront/account/account.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as BrandPage } from '#web/features/account/BrandPage.tsx';
import { previewPage } from './preview-page.ts';
import { signedIn, withSession } from '../../session.tsx';

const withLogo = { ...getGetBrandResponseMock(), uploadedLogoUrl: 'https://store.example/favicon.svg' };

const meta = preview.meta({
  title: 'Features/Account/BrandPage',
  component: BrandPage,
  parameters: {
    layout: 'fullscreen',
    route: '/account/brand',
    docs: { story: { inline: false, height: '900px' } },
  },
  args: { previewOf: previewPage },
  // What another story typed.
  beforeEach: () => sessionStorage.clear(),
  decorators: [withSession(signedIn)],
});

export const Default = meta.story({ parameters: looks });

export const Saved = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    network.use(getUpdateBrandMockHandler({ ...getGetBrandResponseMock(), name: 'Tal Reisen' }));
    await userEvent.clear(await canvas.findByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Name'), 'Tal Reisen');
    await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
    await expect(await screen.findByText('Travellers see the new brand.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Tal Reisen');
  },
});

export const SaveFails = meta.story({
  beforeEach: () => network.use(getUpdateBrandMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' GmbH');
    await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Berg Reisen GmbH');
  },
});

/** A press in the toast uploads it again. */
export const LogoBack = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(getGetBrandMockHandler(withLogo), getRemoveLogoMockHandler(), getUploadLogoMockHandler(withLogo)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }));
    await expect(await screen.findByText('The logo was removed.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Your logo' })).toBeNull());
    network.use(getGetBrandMockHandler({ defaultName: 'Berg Reisen GmbH' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('The logo was restored.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your logo' })).toBeVisible();
  },
});

/** A logo that was saved elsewhere since is not undone, and is shown. */
export const LogoSince = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetBrandMockHandler(withLogo), getRemoveLogoMockHandler()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }));
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Your logo' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Another logo was saved in the meantime and was kept.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your logo' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getGetBrandMockHandler({ defaultName: 'Berg Reisen GmbH' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('');
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetBrandMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetBrandMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
  },
});
