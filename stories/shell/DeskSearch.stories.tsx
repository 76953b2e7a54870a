import { expect, screen, waitFor } from 'storybook/test';
import { getGetOperatorMockHandler403 } from '#mocks/generated/operator/operators/operators.msw.ts';
import { getListPaymentsMockHandler500 } from '#mocks/generated/operator/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { DeskSearch } from '#web/shell/DeskSearch.tsx';
import { Address, address } from '../features/Address.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/DeskSearch',
  component: DeskSearch,
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Search' })).toBeVisible();
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

export const Failed = meta.story({
  beforeEach: () => network.use(getListPaymentsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'price');
    await expect(await screen.findByText(/Not everything could be searched/)).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Price list' })).toBeVisible();
  },
});

/** An account that is no operator's finds the desk closed, and nothing to search there. */
export const ForNobodyElse = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetOperatorMockHandler403()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
  },
});
