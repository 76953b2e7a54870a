import { expect, within } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CoveragePage } from '#traveller/pages/CoveragePage.tsx';
import { DevicesPage } from '#traveller/pages/DevicesPage.tsx';
import { inFrame } from './Frame.tsx';
import { balance, branding, profile, visit } from './travellers.ts';

const path = '/esim/coverage';

const meta = preview.meta({
  title: 'Traveller/Help',
  component: CoveragePage,
  args: { page: visit({ path, reseller: branding() }), profile: profile() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  decorators: [inFrame],
});

const namesIn = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Coverage = meta.story({
  args: { profile: profile({ balances: [balance(), balance({ includedCountries: ['JP'] })] }) },
  play: async ({ canvas }) => {
    const [europe, japan] = canvas.getAllByRole('list').map(namesIn);
    await expect(europe?.slice(0, 3)).toEqual(['Austria', 'Belgium', 'France']);
    await expect(japan).toEqual(['Japan']);
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/esim/profile?token=eyJhbGciOi&custom=true',
    );
  },
});

export const CoverageOfNobody = meta.story({
  args: { page: visit({ path, query: '' }), profile: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Each package covers its own countries/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull();
  },
});

export const CoverageGerman = meta.story({
  args: { page: visit({ path, reseller: branding() }) },
  globals: { ...modes.mobile, ...modes.de },
});

export const Devices = meta.story({ render: ({ page }) => <DevicesPage page={page} /> });

export const DevicesGerman = meta.story({
  args: { page: visit({ path: '/esim/devices' }) },
  globals: { ...modes.mobile, ...modes.de },
  render: ({ page }) => <DevicesPage page={page} />,
});
