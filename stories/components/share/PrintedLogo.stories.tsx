import { expect, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PrintedLogo } from '#web/components/share/PrintedLogo.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1" fill="#fff"><path d="M0 1 2 0l2 1z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Share/PrintedLogo',
  component: PrintedLogo,
  args: { address: drawing, ground: '#12372a' },
});

const boxIn = (canvasElement: HTMLElement): DOMRect => canvasElement.querySelector('span')!.getBoundingClientRect();

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
});

/** The logo does not load: its place stays, and is empty. */
export const Missing = meta.story({
  args: { address: 'data:image/png,' },
  play: async ({ canvas, canvasElement }) => {
    const before = boxIn(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull());
    await expect(boxIn(canvasElement)).toEqual(before);
    await expect(before.width).toBeGreaterThan(before.height);
  },
});
