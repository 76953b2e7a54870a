import { expect } from 'storybook/test';
import { item } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FirstDay } from '#web/pages/dashboard/FirstDay.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard/FirstDay',
  component: FirstDay,
  args: { store: { hasCountry: false, credit: 5, items: [] } },
});

/** The welcome bonus is there, the country is not. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 5 steps done')).toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Set your country');
    await expect(canvas.getByRole('link', { name: 'Set country' })).toHaveAttribute(
      'href',
      '/account/details?next=%2Fyour-store%2Fdashboard',
    );
    await expect(canvas.queryByRole('link', { name: 'Top up' })).toBeNull();
  },
});

export const BeforeTheFirstSale = meta.story({
  parameters: looks,
  args: { store: { hasCountry: true, credit: 5, items: [item({ retailPriceEdited: true })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Make your first sale');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** Nothing is known yet. */
export const Loading = meta.story({
  args: { store: { hasCountry: undefined, credit: undefined, items: undefined } },
});
