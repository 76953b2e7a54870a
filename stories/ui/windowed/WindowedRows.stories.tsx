import { type RefCallback, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { WindowedRows, type WindowedRowsProps } from '#web/ui/windowed/WindowedRows.tsx';

const Column = (args: WindowedRowsProps) => {
  const holder = useRef<HTMLDivElement>(null);
  return (
    <div ref={holder}>
      <WindowedRows {...args} holder={holder} />
    </div>
  );
};

const meta = preview.meta({
  title: 'UI/Windowed/WindowedRows',
  component: WindowedRows,
  render: (args) => <Column {...args} />,
  args: {
    holder: { current: null },
    keys: Array.from({ length: 1_000 }, (_, index) => String(index)),
    rowHeight: 24,
    children: (index: number, ref: RefCallback<HTMLElement>) => (
      <p ref={ref} data-row={index}>
        Row {index + 1}
      </p>
    ),
  },
});

/** The page is as high as all rows. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Row 1')).toBeVisible();
    await expect(canvas.queryByText('Row 1000')).toBeNull();
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getByText('Row 1000')).toBeVisible();
    });
  },
});

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Row 1');
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Row 1000')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});
