import { expect, fn } from 'storybook/test';
import { NO_OFFER_FILTER } from '#domain/package-filter.ts';
import { packages } from '#mocks/scenarios/packages.ts';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { OfferTools } from '#web/components/packages/list/OfferTools.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/OfferTools',
  component: OfferTools,
  args: { packages, matching: packages, filter: NO_OFFER_FILTER, onFilter: fn() },
  parameters: { layout: 'fullscreen', route: '/pricing' },
  render: ({ filter, onFilter, ...args }) => (
    <Controlled initial={filter} onChange={onFilter}>
      {(value, change) => (
        <PageFrame
          title="Prices"
          context="What packages cost you, and what travellers should pay."
          tools={<OfferTools {...args} filter={value} onFilter={change} />}
        >
          <p>Content</p>
        </PageFrame>
      )}
    </Controlled>
  ),
});

const chosen = { ...NO_OFFER_FILTER, search: 'europe', validity: '30 days' };

export const Default = meta.story({ parameters: looks });

/** What resets the filters has room beside them, and the header keeps its height (STO-162). */
export const Chosen = meta.story({
  globals: modes.firstDesktop,
  args: { filter: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toBeVisible();
    await expect(canvas.getByTestId('page-header').getBoundingClientRect().height).toBe(213);
  },
});

/** Nothing can be chosen where nothing is on offer. */
export const Empty = meta.story({
  args: { packages: [], matching: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
