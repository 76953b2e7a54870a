import { expect, fn, screen, waitFor } from 'storybook/test';
import { getListPaymentsMockHandler500 } from '#mocks/generated/operator/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { DeskSearch } from '#web/shell/DeskSearch.tsx';
import { DeskSearchModal } from '#web/shell/DeskSearchModal.tsx';
import { Address, address } from '../features/Address.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/DeskSearchModal',
  component: DeskSearchModal,
  args: { text: '', onChange: fn(), onClose: fn() },
  render: () => (
    <>
      <DeskSearch />
      <Address />
    </>
  ),
  decorators: [withSession(signedIn)],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await expect(await screen.findByRole('option', { name: 'Price list' })).toBeVisible();
  },
});

/** `/`, letters, and the first result. */
export const Finds = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(canvasElement);
    await userEvent.keyboard('/');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search the desk' }), 'kiosk');
    for (const name of ['Resellers', 'Sales', 'Payments', 'Packages']) {
      await expect(await screen.findByRole('group', { name })).toBeVisible();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/operator\/resellers\/[\da-f-]+$/));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Other words for a page come before what else is called so. */
export const FindsAPage = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.click(canvasElement);
    await userEvent.keyboard('/');
    const box = await screen.findByRole('combobox', { name: 'Search the desk' });
    for (const [word, page] of [
      ['terms', 'Legal texts'],
      ['margin', 'Price rules'],
      ['markup', 'Price rules'],
      ['vat', 'Payments'],
      ['tax', 'Payments'],
      ['suspend', 'Resellers'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, word);
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(page));
    }
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListPaymentsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'price');
    await expect(await screen.findByText(/Not everything could be searched/)).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Price list' })).toBeVisible();
  },
});
