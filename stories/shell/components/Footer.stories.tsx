import { expect, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { currentLanguage, showLanguage } from '#web/i18n/index.ts';
import { Footer, type FooterProps } from '#web/shell/components/Footer.tsx';

const args: FooterProps = {
  storeName: 'Simshelf',
  clientVersion: '1.20.2',
  commitHash: '0c2f5a1',
  serverVersion: '1.20.2',
  mode: 'reference',
  termsHref: '/terms-and-conditions',
  privacyHref: '/privacy-policy',
  teamVisionHref: '/team-vision',
  year: 2026,
};

const meta = preview.meta({
  title: 'Shell/Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('Version 1.20.2 (0c2f5a1)');
    await expect(footer).toHaveTextContent('Server 1.20.2');
    await expect(footer).toHaveTextContent('reference');
    await expect(footer).toHaveTextContent('© 2026 Simshelf');
    await expect(canvas.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  },
});

export const Production = meta.story({
  args: { mode: 'production' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/production|reference|staging/)).toBeNull();
  },
});

export const ServerUnknown = meta.story({
  args: { commitHash: undefined, serverVersion: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Version 1.20.2')).toBeVisible();
    await expect(canvas.queryByText(/Server/)).toBeNull();
  },
});

export const SwitchesLanguage = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Deutsch' }));
    await waitFor(() => expect(canvas.getByText('Datenschutzerklärung')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await expect(currentLanguage()).toBe('de');
    await expect(document.cookie).toContain('language=de');
    document.cookie = 'language=; path=/; max-age=0';
    await showLanguage('en');
  },
});
