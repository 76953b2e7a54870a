import { expect, waitFor } from 'storybook/test';
import { currentLanguage } from '#web/i18n/index.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LanguageSwitch } from '#web/shell/components/LanguageSwitch.tsx';

const meta = preview.meta({
  title: 'Shell/Components/LanguageSwitch',
  component: LanguageSwitch,
});

export const Default = meta.story({ parameters: looks });

export const Switched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Deutsch' }));
    await waitFor(() => expect(currentLanguage()).toBe('de'));
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    localStorage.clear();
  },
});
