import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WebhookList } from '#web/features/api/components/WebhookList.tsx';

const alert = {
  key: 'BALANCE_ALERT',
  title: 'Low balance',
  text: 'A package has 100 MB left.',
  constant: 'BALANCE_ALERT',
  url: 'https://example.com/events',
  onOpen: fn(),
  onStop: fn(),
};

const change = {
  ...alert,
  key: 'COUNTRY_CHANGE',
  title: 'Change of country',
  text: 'An eSIM connected in another country.',
  constant: 'COUNTRY_CHANGE',
  url: undefined,
  onOpen: fn(),
};

const meta = preview.meta({
  title: 'Features/API/Components/WebhookList',
  component: WebhookList,
  args: { entries: [alert, change] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('https://example.com/events')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open: Low balance' }));
    await expect(alert.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sending: Low balance' }));
    await expect(alert.onStop).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Not set up')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop sending: Change of country' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Set up: Change of country' }));
    await expect(change.onOpen).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({ args: { isLoading: true } });

export const LongUrl = meta.story({
  args: { entries: [{ ...alert, url: `https://example.com/${'events-of-the-shop/'.repeat(12)}` }, change] },
});
