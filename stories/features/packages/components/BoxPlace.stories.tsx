import { expect, fn, screen, within } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BoxHint, BoxPlace } from '#web/features/packages/components/BoxPlace.tsx';

const meta = preview.meta({
  title: 'Features/Packages/Components/BoxPlace',
  component: BoxPlace,
  args: { summary: 'Inventory 2 · Cart 11', children: <p>What the box holds</p> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the box holds')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('region'));
    await expect(bar.getByText('Inventory 2 · Cart 11')).toBeVisible();
    await userEvent.click(bar.getByRole('button'));
    await expect(within(await screen.findByRole('dialog')).getByText('What the box holds')).toBeVisible();
  },
});

/** The box is closed. */
export const Hint = meta.story({ render: () => <BoxHint /> });

/** Narrow screens have no place to keep. */
export const HintOnAPhone = meta.story({
  render: () => <BoxHint />,
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

/** PKG-149: the page has scrolled past the box. */
export const ScrolledPast = meta.story({
  args: { isUnderWay: true, changes: '1 to remove', onOpen: fn() },
  render: (args) => (
    <div>
      <BoxPlace {...args} />
      <div style={{ height: '300vh' }} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    globalThis.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: '1 to remove' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(within(await screen.findByRole('dialog')).getByText('What the box holds')).toBeVisible();
  },
});

/** PKG-150: the bar leads to the checkout, with the sum, and what is not saved yet comes before it. */
export const ScrolledPastWithCart = meta.story({
  args: { isUnderWay: true, checkout: { href: '/data-packages/checkout', total: '$34.00' } },
  render: (args) => (
    <div>
      <BoxPlace {...args} />
      <div style={{ height: '300vh' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    globalThis.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(await canvas.findByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      '/data-packages/checkout',
    );
    await expect(canvas.getByText('$34.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show selection' })).toBeVisible();
  },
});
