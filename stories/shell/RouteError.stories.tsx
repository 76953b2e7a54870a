import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RouteError } from '#web/shell/RouteError.tsx';

const meta = preview.meta({
  title: 'Shell/RouteError',
  component: RouteError,
  args: { error: new Error('It broke') },
});

export const Default = meta.story({ parameters: looks });

/** A file of a former version, which the server no longer has. */
export const FormerVersion = meta.story({
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/page.js') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/version/);
  },
});
