import { expect, within } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PageFrame, SubNavigationContext } from '#web/components/page/PageFrame.tsx';
import { SubNavigation } from '#web/components/page/SubNavigation.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';

const meta = preview.meta({
  title: 'Components/Page/PageFrame',
  component: PageFrame,
  args: {
    title: 'Credits',
    context: 'Used for packages that you do not hold in stock.',
    figure: <Figure label="Balance" value="128.40" unit="USD" size="hero" />,
    children: <p>Content</p>,
  },
  parameters: { layout: 'fullscreen', route: '/credits' },
});

const height = (canvas: { getByTestId: (id: string) => HTMLElement }): number =>
  canvas.getByTestId('page-header').getBoundingClientRect().height;

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
    await expect(height(canvas)).toBe(213);
  },
});

export const Account = meta.story({
  args: { title: 'Account', context: 'anna@example.com', figure: undefined },
  parameters: { route: '/account/details' },
  play: async ({ canvas }) => {
    await expect(height(canvas)).toBe(173);
  },
});

export const Checkout = meta.story({
  args: { title: 'Checkout', context: undefined, figure: undefined, back: { href: '/credits', label: 'Credits' } },
  parameters: { route: '/add-credits/checkout' },
  play: async ({ canvas }) => {
    await expect(height(canvas)).toBe(160);
    await expect(canvas.getByRole('link', { name: 'Credits' })).toHaveAttribute('href', '/credits');
  },
});

export const PointOfSale = meta.story({
  args: { title: 'Point of sale', context: 'Who is buying?', figure: undefined },
  parameters: { route: '/store' },
  play: async ({ canvas }) => {
    await expect(height(canvas)).toBe(120);
  },
});

/** At the foot of the band, after the pages of the area; the band keeps its height. */
export const WithTools = meta.story({
  parameters: looks,
  args: {
    tools: (
      <>
        <Button>All users</Button>
        <Button>All time</Button>
        <Button>Export</Button>
      </>
    ),
  },
  render: (args) => (
    <SubNavigationContext
      value={
        <SubNavigation
          label="Your store"
          items={[{ key: 'history', label: 'History', href: '/your-store/history', isCurrent: true }]}
        />
      }
    >
      <PageFrame {...args} />
    </SubNavigationContext>
  ),
  play: async ({ canvas }) => {
    await expect(height(canvas)).toBe(213);
    const band = within(canvas.getByTestId('page-header'));
    const page = band.getByRole('link', { name: 'History' });
    const tool = band.getByRole('button', { name: 'All users' });
    await expect(page.compareDocumentPosition(tool)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const WithActions = meta.story({ args: { figure: undefined, actions: <Button>Export</Button> } });
