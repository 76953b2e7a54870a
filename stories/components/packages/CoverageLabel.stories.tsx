import { expect } from 'storybook/test';
import { packageNamed } from '#mocks/scenarios/packages.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';

const meta = preview.meta({
  title: 'Components/Packages/CoverageLabel',
  component: CoverageLabel,
  args: { coverage: packageNamed('Germany 500 MB') },
});

export const Country = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Germany')).toBeVisible();
  },
});

export const Region = meta.story({ args: { coverage: packageNamed('Europe 5 GB') } });

export const Worldwide = meta.story({ args: { coverage: packageNamed('World unlimited 10 days') } });

export const SeveralCountriesWithoutRegion = meta.story({
  args: { coverage: { ...packageNamed('Germany 500 MB'), includedCountries: ['DE', 'AT', 'CH'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 countries')).toBeVisible();
  },
});

export const GermanName = meta.story({
  globals: modes.de,
  args: { coverage: packageNamed('World unlimited 10 days') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weltweit')).toBeVisible();
  },
});
