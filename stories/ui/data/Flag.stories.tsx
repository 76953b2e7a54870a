import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Flag } from '#web/ui/data/Flag.tsx';

const meta = preview.meta({ title: 'UI/Data/Flag', component: Flag, args: { code: 'DE' } });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('use');
    await expect(new URL(picture?.getAttribute('href') ?? '', window.location.href).origin).toBe(
      window.location.origin,
    );
    // Drawn once its file is there.
    await waitFor(() => expect(picture?.getBBox().width).toBeGreaterThan(0));
  },
});

export const Europe = meta.story({ args: { code: 'EU', size: 'medium' } });
export const Large = meta.story({ args: { code: 'CH', size: 'large' } });
export const Worldwide = meta.story({
  args: { code: 'WWW', size: 'medium' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeInTheDocument();
    await expect(canvasElement.querySelector('use')).toBeNull();
  },
});
