import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Flag } from '#web/ui/data/Flag.tsx';

const meta = preview.meta({ title: 'UI/Data/Flag', component: Flag, args: { code: 'DE' } });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('alt', '');
    await expect(new URL(image?.src ?? '').origin).toBe(window.location.origin);
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
  },
});

export const Europe = meta.story({ args: { code: 'EU', size: 'medium' } });
export const Large = meta.story({ args: { code: 'CH', size: 'large' } });
export const Worldwide = meta.story({ args: { code: 'WWW', size: 'medium' } });

export const Unknown = meta.story({
  args: { code: 'XX', size: 'medium' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeInTheDocument());
  },
});
