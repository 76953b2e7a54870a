import { expect } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { patterns, paths } from '#web/navigation/paths.ts';
import { SaleForm } from '#web/features/point-of-sale/SaleForm.tsx';
import { ATTEMPT } from './open-sale.ts';
import { ITEM_ID, newCustomer } from './selling.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/SaleForm',
  component: SaleForm,
  args: { attempt: ATTEMPT },
  render: (args) => (
    <Routes>
      <Route path={patterns.pointOfSaleSell} element={<SaleForm {...args} />} />
      <Route path="*" element={null} />
    </Routes>
  ),
  parameters: { route: newCustomer, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
});

export const Default = meta.story({
  parameters: inLooks('mobile', 'mobile de'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm payment' })).toBeVisible();
  },
});

/** The address has no country: it is asked for first. */
export const CountryMissing = meta.story({
  parameters: { route: paths.pointOfSaleSell('guest', ITEM_ID, { attempt: ATTEMPT }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
  },
});
