import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const meta = preview.meta({ title: 'UI/Spinner', component: Spinner });

/** Width, height and border of the ring beside a label (CON-039). */
const measures = (label: HTMLElement) => {
  const ring = label.parentElement?.querySelector<HTMLElement>('[aria-hidden]');
  return ring && [ring.offsetWidth, ring.offsetHeight, getComputedStyle(ring).borderTopWidth];
};

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(measures(canvas.getByText('Loading'))).toEqual([40, 40, '4px']);
  },
});

export const Small = meta.story({
  args: { size: 20, label: 'Loading the balance' },
  play: async ({ canvas }) => {
    await expect(measures(canvas.getByText('Loading the balance'))).toEqual([20, 20, '4px']);
  },
});

/** It grows with the text, as the icon whose place it takes. */
export const LargeText = meta.story({
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(measures(canvas.getByText('Loading'))).toEqual([80, 80, '4px']);
  },
});
