import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { item, packages } from '#mocks/scenarios/packages.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import type { PackageFacts } from '#domain/package.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { firstPrice } from '#domain/package.ts';

const Labels = ({
  rows,
}: {
  rows: readonly (PackageFacts & { id: string; price?: ReturnType<typeof firstPrice> })[];
}): ReactElement => (
  <table style={{ borderSpacing: '1.5rem 0.5rem' }}>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <CoverageLabel coverage={row} />
          </td>
          <td>
            <VolumeLabel volume={row} />
          </td>
          <td>
            <ValidityLabel validity={row} />
          </td>
          <td>
            <PriceLabel price={row.price} isStrong />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const rows = packages.map((entry) => ({ ...entry, price: firstPrice(entry.prices) }));
/** How a package reads everywhere: coverage, volume, validity, price. */
const meta = preview.meta({ title: 'Components/Packages/Labels', component: Labels, args: { rows } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const text of ['Worldwide', 'Europe', 'Germany', 'United States', '500 MB', '2 weeks', '31.50']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Unlimited = meta.story({
  args: { rows: [{ ...item({ packageType: 'unlimited', validityUnlimited: true }), price: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unlimited')).toHaveLength(2);
    await expect(canvas.getByText('–')).toBeVisible();
  },
});

export const SeveralCountriesWithoutRegion = meta.story({
  args: { rows: [{ ...packages[2]!, includedCountries: ['DE', 'AT', 'CH'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 countries')).toBeVisible();
  },
});

export const GermanNames = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    for (const text of ['Weltweit', 'Europa', 'Deutschland', '2 Wochen', '31,50']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});
