import { expect } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FirstDay } from '#web/features/dashboard/FirstDay.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/FirstDay',
  component: FirstDay,
  args: { store: { isConfirmed: true, hasCountry: false, credit: 5, items: [] } },
});

/** The welcome bonus is there, the country is not. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 6 steps done')).toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Set your country');
    await expect(canvas.getByRole('link', { name: 'Set country' })).toHaveAttribute(
      'href',
      '/account/details?next=%2Fyour-store%2Fdashboard',
    );
    await expect(canvas.getAllByText('Done')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Top up' })).toBeNull();
  },
});

/** Nothing is done: the address comes first, on a page of the server. */
export const Unconfirmed = meta.story({
  args: { store: { isConfirmed: false, hasCountry: false, credit: 0, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Confirm your email address');
    await expect(canvas.getByRole('link', { name: 'Confirm address' })).toHaveAttribute('href', '/sign-in/email');
  },
});

export const BeforeTheFirstSale = meta.story({
  parameters: looks,
  args: { store: { isConfirmed: true, hasCountry: true, credit: 5, items: [item({ retailPriceEdited: true })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Make your first sale');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** While it loads the steps stand there, and none is marked: nothing moves when they are. */
export const NothingKnown = meta.story({
  args: { store: { isConfirmed: undefined, hasCountry: undefined, credit: undefined, items: undefined } },
});
