import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { getListSdkKeysResponseMock } from '#mocks/generated/storefront/credentials/credentials.msw.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SdkWizard } from '#web/features/sdk/SdkWizard.tsx';

const [channel] = getListSdkKeysResponseMock();
if (!channel) throw new Error('The contract has no example of an SDK channel');

const titles = [
  'Request access to the platform',
  'Retrieve the SDK key',
  'Get the SDK',
  'Verify devices',
  'Show the branding',
];

const meta = preview.meta({
  title: 'Features/SDK/SdkWizard',
  component: SdkWizard,
  parameters: { docs: { story: { inline: false, height: '800px' } } },
  args: { platform: 'ios' as const, channel, onClose: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name, level: 3 });

/** Goes on to a step, counted from 0. */
const goTo = async (user: { click: (element: Element) => Promise<void> }, index: number): Promise<void> => {
  await screen.findByRole('dialog');
  for (let step = 0; step < index; step++) await user.click(button('Next'));
  await heading(titles[index] ?? '');
};

const requestOf = (label: string): string => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label }).value;

export const Default = meta.story({ parameters: looks, globals: modes.desktop });

export const ReadToTheEnd = meta.story({
  tags: ['behaviour'],
  globals: modes.desktop,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'First steps on iOS' });
    await expect(dialog.parentElement?.offsetWidth).toBe(800);
    const request = requestOf('Your request');
    await expect(request).toContain(channel.key);
    await expect(request).toContain('/sdk/ios-sdk');
    await expect(request).toContain('Bundle ID:');
    await userEvent.click(button('Copy Your request'));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(request);
    await expect(await screen.findByText('Code copied.')).toBeVisible();
    for (const title of titles.slice(1)) {
      await userEvent.click(button('Next'));
      await expect(await heading(title)).toBeVisible();
    }
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(button('Done'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await goTo(userEvent, 1);
    await userEvent.click(button('Previous'));
    await heading('Request access to the platform');
    await userEvent.click(button('Cancel'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Key = meta.story({
  play: async ({ userEvent }) => {
    await goTo(userEvent, 1);
    await expect(requestOf('Key in your Xcode project')).toContain(`ESIM_SDK_KEY = ${channel.key}`);
  },
});

export const GetTheSdk = meta.story({
  play: async ({ userEvent }) => {
    await goTo(userEvent, 2);
    await expect(requestOf('Swift package')).toMatch(/^\/\/ swift-tools-version: [\d.]+\n/);
    await expect(screen.getByRole('link', { name: /Swift packages, by Apple/ })).toHaveAttribute('target', '_blank');
  },
});

export const Verification = meta.story({
  play: async ({ userEvent, args }) => {
    await goTo(userEvent, 3);
    const url = screen.getByRole('textbox', { name: 'Server URL' });
    await expect(url).toHaveAttribute('readonly');
    await userEvent.click(button('Change URL'));
    await expect(url).not.toHaveAttribute('readonly');
    await expect(await screen.findByRole('button', { name: 'Copy Public key' })).toBeVisible();
    await userEvent.clear(url);
    await userEvent.type(url, 'https://example.com/an');
    await userEvent.click(button('Next'));
    await userEvent.click(button('Previous'));
    await expect(screen.getByRole('textbox', { name: 'Server URL' })).toHaveValue('https://example.com/an');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your changes are not saved.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(button('Keep editing'));
    await expect(button('Next')).toBeVisible();
  },
});

export const Branding = meta.story({
  play: async ({ userEvent }) => {
    await goTo(userEvent, 4);
    await expect(requestOf('Texts for your app')).toContain('"esim.provider" = "eSIM by Simshelf";');
  },
});

export const Android = meta.story({
  args: { platform: 'android' as const },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'First steps on Android' });
    await expect(requestOf('Your request')).toContain('/sdk/android-sdk');
    await userEvent.click(button('Next'));
    await expect(requestOf('Key in your Gradle project')).toContain(`esimSdkKey=${channel.key}`);
    await userEvent.click(button('Next'));
    await expect(requestOf('Gradle build')).toContain('implementation(files("libs/esim-sdk.aar"))');
    await userEvent.click(button('Next'));
    await userEvent.click(button('Next'));
    await expect(requestOf('Texts for your app')).toContain('<string name="esim_provider">eSIM by Simshelf</string>');
    await waitFor(() => expect(button('Done')).toBeVisible());
  },
});
