import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ScreenAwake } from '#web/shell/ScreenAwake.tsx';

const meta = preview.meta({
  title: 'Shell/ScreenAwake',
  component: ScreenAwake,
  beforeEach: () => {
    spyOn(navigator.wakeLock, 'request').mockRejectedValue(new Error('No battery'));
  },
});

/** Shows nothing. A browser that refuses to keep the screen on goes on as usual, and is asked again with the page. */
export const Default = meta.story({
  play: async () => {
    const ask = mocked(navigator.wakeLock.request);
    await waitFor(() => expect(ask).toHaveBeenCalledWith('screen'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(ask).toHaveBeenCalledTimes(2);
  },
});
