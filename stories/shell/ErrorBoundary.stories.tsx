import { expect } from 'storybook/test';
import { expectConsoleErrors } from '#storybook/console.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ErrorBoundary } from '#web/shell/ErrorBoundary.tsx';

const Thrower = (): never => {
  throw new TypeError('Cannot read properties of undefined');
};

const meta = preview.meta({
  title: 'Shell/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: 'A page that works.' },
});

export const Default = meta.story({ parameters: looks });

export const Broken = meta.story({
  args: { children: <Thrower /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    expectConsoleErrors();
  },
});
