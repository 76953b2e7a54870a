import { expect, fn, screen, within } from 'storybook/test';
import {
  getExportActivatedItemsMockHandler,
  getExportActivatedItemsMockHandler500,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ExportSales } from '#web/features/history/ExportSales.tsx';

const meta = preview.meta({
  title: 'Features/History/ExportSales',
  component: ExportSales,
  args: { filters: { time: { from: '2026-03-01T00:00', to: '2026-03-14T12:30' } }, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

let asked: (string | null)[] = [];

/** The time that the list is narrowed to is that of the file. */
export const Default = meta.story({
  parameters: looks,
  beforeEach: () =>
    network.use(
      getExportActivatedItemsMockHandler(({ request }) => {
        const query = new URL(request.url).searchParams;
        asked = [query.get('from'), query.get('to')];
        return 'Date of sale\r\n01-03-2026\r\n';
      }),
    ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Export sales' }));
    await expect(await dialog.findByText('The file is ready.')).toBeVisible();
    await expect(dialog.getByText(/01-03-2026 to 14-03-2026/)).toBeVisible();
    await expect(dialog.queryByText(/the sales of all users/)).toBeNull();
    await expect(asked).toEqual(['2026-03-01T00:00:00.000+00:00', '2026-03-14T12:31:00.000+00:00']);
  },
});

export const Saved = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getExportActivatedItemsMockHandler('Date of sale\r\n01-03-2026\r\n')),
  play: async ({ userEvent, args }) => {
    await screen.findByText('The file is ready.');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Processing = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getExportActivatedItemsMockHandler(never)),
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('The file is being prepared.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const NoSales = meta.story({
  beforeEach: () => network.use(getExportActivatedItemsMockHandler('Date of sale\r\n')),
  play: async () => {
    await expect(await screen.findByText(/only the headings/)).toBeVisible();
  },
});

export const OfAllUsers = meta.story({
  parameters: looks,
  args: { filters: { user: { key: 'EMAIL', identifier: 'tom@example.com' } } },
  play: async () => {
    await expect(await screen.findByText(/the sales of all users/)).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getExportActivatedItemsMockHandler500()),
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your sales could not be exported.');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The second try finds no sales. */
export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getExportActivatedItemsMockHandler500()),
  play: async ({ userEvent }) => {
    await screen.findByRole('alert');
    network.use(getExportActivatedItemsMockHandler('Date of sale\r\n'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText(/only the headings/)).toBeVisible();
  },
});
