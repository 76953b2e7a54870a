import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getListWebhookUrlsMockHandler,
  getListWebhookUrlsResponseMock500,
  getRemoveWebhookUrlMockHandler,
  getRemoveWebhookUrlMockHandler500,
  getSetWebhookUrlMockHandler,
  getSetWebhookUrlMockHandler400,
  getSetWebhookUrlMockHandler429,
  getSetWebhookUrlMockHandler500,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { lost, network, never, refuse } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as WebhooksPage } from '#web/features/api/WebhooksPage.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/API/WebhooksPage',
  component: WebhooksPage,
  parameters: { layout: 'fullscreen', route: paths.webhooks() },
});

const nothingSet = () => network.use(getListWebhookUrlsMockHandler([]));

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const openAlert = async (canvas: Canvas, userEvent: UserEvent): Promise<Canvas> => {
  await canvas.findAllByText('Not set up');
  await userEvent.click(canvas.getByRole('button', { name: 'Set up: Low balance' }));
  return within(await screen.findByRole('dialog', { name: 'Low balance' }));
};

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Open: / })).toHaveLength(5);
    await expect(canvas.getAllByRole('button', { name: /^Send test event: / })).toHaveLength(5);
    await expect(await canvas.findByText('Not delivered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to API' })).toHaveAttribute('href', '/api');
  },
});

export const Empty = meta.story({
  beforeEach: nothingSet,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Not set up')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: /^Send test event: / })).toBeNull();
  },
});

/** Only low balance has an address. */
const alertAt = (url: string) =>
  getListWebhookUrlsMockHandler(({ params: { type } }) => (type === 'BALANCE_ALERT' ? [{ type, url }] : []));

const alertSetTo = (url: string) => () => {
  network.use(alertAt(url));
};

export const OneSetUp = meta.story({
  beforeEach: alertSetTo('https://shop.example/hook'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('https://shop.example/hook')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop sending: Low balance' })).toBeVisible();
    await expect(canvas.getAllByText('Not set up')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Stop sending: Change of country' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Set up: Change of country' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open: Low balance' }));
    await expect(await screen.findByRole('dialog', { name: 'Low balance' })).toBeVisible();
  },
});

export const LongUrl = meta.story({
  beforeEach: alertSetTo(`https://example.com/${'events-of-the-shop/'.repeat(12)}`),
});

export const SetUp = meta.story({
  tags: ['behaviour'],
  beforeEach: nothingSet,
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getSetWebhookUrlMockHandler(async ({ request }) => {
        sent.push(await request.json());
        network.use(getListWebhookUrlsMockHandler([{ url: 'https://shop.example/hook' }]));
        return { type: 'BALANCE_ALERT' as const, url: 'https://shop.example/hook' };
      }),
    );
    const dialog = await openAlert(canvas, userEvent);
    const field = dialog.getByRole('textbox', { name: 'Server URL' });
    await userEvent.type(field, 'abc');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expect(await dialog.findByText(/^Please enter a valid URL\. Use the full name of a server/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'shop.example/hook{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Change URL' })).toBeVisible();
    await expect(field).toHaveValue('https://shop.example/hook');
    await expect(field).toHaveAttribute('readonly');
    await expect(sent).toEqual([{ url: 'shop.example/hook' }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Change URL' }));
    await expect(field).not.toHaveAttribute('readonly');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SaveFailed = meta.story({
  beforeEach: nothingSet,
  play: async ({ canvas, userEvent }) => {
    network.use(getSetWebhookUrlMockHandler500());
    const dialog = await openAlert(canvas, userEvent);
    const field = dialog.getByRole('textbox', { name: 'Server URL' });
    await userEvent.type(field, 'shop.example/hook{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled'));
    await expect(await dialog.findByText(/unexpected error/)).toBeVisible();
    await expect(field).toHaveValue('shop.example/hook');
    await expect(field).not.toHaveAttribute('readonly');
  },
});

/** It was saved, and the answer never came: the field locks with what the server has. */
export const AnswerLost = meta.story({
  beforeEach: nothingSet,
  play: async ({ canvas, userEvent }) => {
    const url = 'https://shop.example/hook';
    network.use(
      getSetWebhookUrlMockHandler(() => {
        network.use(alertAt(url));
        return lost();
      }),
    );
    const dialog = await openAlert(canvas, userEvent);
    const field = dialog.getByRole('textbox', { name: 'Server URL' });
    await userEvent.type(field, 'shop.example/hook{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(field).toHaveValue(url);
  },
});

/** A refusal that does not say how long to wait is told without a gap. */
export const TooManyTries = meta.story({
  beforeEach: nothingSet,
  play: async ({ canvas, userEvent }) => {
    network.use(getSetWebhookUrlMockHandler429(problem(429, 'too_many_requests', 'Too many requests', '')));
    const dialog = await openAlert(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Server URL' }), 'shop.example/hook{Enter}');
    await expect(await dialog.findByText('Too many attempts. Please wait a moment and try again.')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: nothingSet,
  play: async ({ canvas, userEvent }) => {
    network.use(
      getSetWebhookUrlMockHandler400({
        ...problem(
          400,
          'bad_request',
          'Bad request',
          'body.url: Use an address on the public internet, not in a private network',
        ),
        errors: [{ field: 'body.url', code: 'address_not_public', message: 'M' }],
      }),
    );
    const dialog = await openAlert(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Server URL' }), 'shop.internal{Enter}');
    await expect(
      await dialog.findByText('Use an address on the public internet, not in a private network'),
    ).toBeVisible();
  },
});

export const Stop = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    network.use(getRemoveWebhookUrlMockHandler(nothingSet));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sending: Low balance' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop sending?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sending' }));
    await expect(await screen.findByText('These events are no longer sent.')).toBeVisible();
    await expect(await canvas.findByText('Not set up')).toBeVisible();
  },
});

export const StopFailed = meta.story({
  beforeEach: () => network.use(getRemoveWebhookUrlMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sending: Low balance' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop sending?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sending' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListWebhookUrlsMockHandler(never)),
});

/** One of the types can be read, and has no address. */
const failingButOne = () =>
  getListWebhookUrlsMockHandler(({ params: { type } }) =>
    type === 'COUNTRY_CHANGE' ? [] : refuse(getListWebhookUrlsResponseMock500()),
  );

export const Failed = meta.story({
  beforeEach: () => {
    network.use(failingButOne());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your webhooks could not be loaded.')).toBeVisible();
  },
});
