import { expect } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FirstDay } from '#web/features/dashboard/FirstDay.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/FirstDay',
  component: FirstDay,
  args: {
    store: { isConfirmed: true, hasCountry: false, credit: 5, items: [], hasContact: false },
  },
});

/** The welcome bonus is there, the country is not. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 7 steps done')).toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Set your country');
    await expect(canvas.getByRole('link', { name: 'Set country' })).toHaveAttribute(
      'href',
      '/account/details?next=%2Fyour-store%2Fdashboard',
    );
    await expect(canvas.getAllByText('Done')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Top up' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Enter details' })).toHaveAttribute('href', '/account/brand');
  },
});

/** Nothing is done: the address can wait. Its page is one of the server. */
export const Unconfirmed = meta.story({
  args: { store: { isConfirmed: false, hasCountry: false, credit: 0, items: [], hasContact: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Set your country');
    await expect(canvas.getAllByText('Can wait')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Confirm address' })).toHaveAttribute('href', '/sign-in/email');
  },
});

/** The address brings credit, which says how much. */
export const BonusWaits = meta.story({
  args: {
    store: { isConfirmed: false, hasCountry: true, credit: 0, items: [], hasContact: false },
    bonusDue: '5.00 USD',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/unlocks the welcome bonus of 5\.00 USD/)).toBeVisible();
    // Credit comes first, but the inventory can be filled now as well.
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Top up credit');
    await expect(canvas.getByRole('button', { name: 'Start with recommended packages' })).toBeVisible();
  },
});

/** An empty inventory is filled with one press, or from the catalogue. */
export const EmptyInventory = meta.story({
  args: {
    store: { isConfirmed: false, hasCountry: true, credit: 50, items: [], hasContact: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Choose packages');
    await expect(canvas.getByRole('button', { name: 'Start with recommended packages' })).toBeVisible();
    await expect(canvas.queryByText('The tax on your payments depends on it.')).toBeNull();
  },
});

export const BeforeTheFirstSale = meta.story({
  parameters: looks,
  args: {
    store: {
      isConfirmed: true,
      hasCountry: true,
      credit: 5,
      items: [item({ retailPriceEdited: true })],
      hasContact: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Make your first sale');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** Nothing of it could be read: no step is marked as done. */
export const NothingKnown = meta.story({
  args: {
    store: {
      isConfirmed: undefined,
      hasCountry: undefined,
      credit: undefined,
      items: undefined,
      hasContact: undefined,
    },
  },
});
