import { expect, screen, waitFor, within } from 'storybook/test';
import { xmlDetail } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MetatagView } from '#web/features/history/components/MetatagView.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/MetatagView',
  component: MetatagView,
  args: { metatag: 'order 17' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('order 17')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const None = meta.story({
  args: { metatag: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('n.a.')).toBeVisible();
  },
});

export const XmlMetatag = meta.story({
  parameters: looks,
  args: { metatag: xmlDetail.activatedItem.metatag },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /XML/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Metatag' }));
    await expect(dialog.getByText(args.metatag ?? '')).toBeVisible();
  },
});

/** Not well-formed: shown as the text it is. */
export const NearlyXml = meta.story({
  args: { metatag: '<a>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<a>')).toBeVisible();
    await expect(canvas.queryByText('XML')).toBeNull();
  },
});

/** The shortest that is cut on desktop: 50 characters. */
const LONG = 'Booking 4711, paid in cash, call before departure.';

export const Truncated = meta.story({
  parameters: looks,
  args: { metatag: LONG },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Booking 4711.*…$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Metatag' }));
    await expect(dialog.getByText(LONG)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const JustShortEnough = meta.story({
  args: { metatag: 'x'.repeat(49) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('x'.repeat(49))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const TruncatedMobile = meta.story({
  args: { metatag: 'x'.repeat(30) },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /x…$/ })).toBeVisible();
  },
});
