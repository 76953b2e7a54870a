import type { Platform } from '#web/pages/sdk/platform.ts';
import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { FirstSteps } from '#web/pages/sdk/FirstSteps.tsx';

const platform: Platform = 'ios';

const meta = preview.meta({
  title: 'Pages/SDK/FirstSteps',
  component: FirstSteps,
  args: { platform, isReady: true, onStart: fn() },
});

export const Default = meta.story({ parameters: looks });

/** Without a channel there is nothing to set up. */
export const NotReady = meta.story({ args: { isReady: false } });
