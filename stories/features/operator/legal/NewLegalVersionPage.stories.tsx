import { expect, screen, waitFor, type within } from 'storybook/test';
import {
  getListLegalDraftsMockHandler,
  getListLegalDraftsResponseMock,
  getListLegalVersionsMockHandler,
  getListLegalVersionsMockHandler500,
  getPublishLegalVersionMockHandler409,
  getSaveLegalDraftMockHandler500,
} from '#mocks/generated/operator/legal/legal.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as NewLegalVersionPage } from '#web/features/operator/legal/NewLegalVersionPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { address } from '../../Address.tsx';
import { At } from '../../At.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Legal/NewLegalVersionPage',
  component: NewLegalVersionPage,
  render: () => (
    <At pattern="/operator/legal/:document/new">
      <NewLegalVersionPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    layout: 'fullscreen',
    route: '/operator/legal/terms/new',
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /English/ })).toHaveValue(
      '## Scope\n\nThese terms hold between the store and its resellers.',
    );
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListLegalVersionsMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getListLegalVersionsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NoSuchText = meta.story({
  parameters: { route: '/operator/legal/cookies/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Version not found')).toBeVisible();
  },
});

type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const publish = async (canvas: ReturnType<typeof within>, userEvent: UserEvent): Promise<void> => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /English/ }), ' They are new.');
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish version 3' }));
};

export const PreviewFromItsTop = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /English/ }), ' They are new.');
    canvas.getByRole('button', { name: 'Preview' }).scrollIntoView();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Preview' })).toHaveFocus());
    await expect(window.scrollY).toBe(0);
  },
});

export const Publishing = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await publish(canvas, userEvent);
    await expect(await screen.findByText('Version 2 is published.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/operator/legal/terms/2'));
  },
});

export const NotPublished = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getPublishLegalVersionMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await publish(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the text' }));
    await expect(await canvas.findByRole('textbox', { name: /English/ })).toHaveValue(
      '## Scope\n\nThese terms hold between the store and its resellers. They are new.',
    );
  },
});

export const Saving = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /English/ }), ' They are new.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await screen.findByText('The draft is saved.')).toBeVisible();
  },
});

/** What was typed stays. */
export const NotSaved = meta.story({
  beforeEach: () => network.use(getSaveLegalDraftMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /English/ }), ' They are new.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await screen.findByText('An unexpected error occurred. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /English/ })).toHaveValue(
      '## Scope\n\nThese terms hold between the store and its resellers. They are new.',
    );
  },
});

/** Saved in another browser. */
export const OwnDraft = meta.story({
  beforeEach: () => {
    const [draft] = getListLegalDraftsResponseMock().items;
    network.use(getListLegalDraftsMockHandler({ items: [{ ...draft!, isOwn: true }] }));
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /English/ })).toHaveValue('## Scope\n\nOtto is writing these terms.'),
    );
  },
});
