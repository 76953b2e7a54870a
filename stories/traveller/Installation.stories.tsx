import { expect, fn, spyOn, within } from 'storybook/test';
import type { Profile } from '#contract/storefront/model/profile.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InstallationPage } from '#traveller/pages/InstallationPage.tsx';
import { setShare } from '../device-share.ts';
import { inFrame } from './Frame.tsx';
import {
  agents,
  branding,
  emptyProfile,
  endlessBalance,
  profile,
  unlimitedBalance,
  visit,
  withdrawnProfile,
} from './travellers.ts';

const meta = preview.meta({
  title: 'Traveller/Installation',
  component: InstallationPage,
  args: { page: visit(), profile: profile() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  decorators: [inFrame],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Install your eSIM');
    await expect(canvas.getByText('Europe · 5 GB · 30 days')).toBeVisible();

    const code = canvas.getByRole('img', { name: 'QR code of eSIM 8949000000000000018' }).getBoundingClientRect();
    await expect([code.width, code.height]).toEqual([224, 224]);
    await expect(canvas.getByText('8949000000000000018')).toBeVisible();
    await expect(canvas.getByText('Scan from another screen')).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Install eSIM' })).toBeNull();
  },
});

export const CodesCopied = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [android, apple] = canvas.getAllByRole('button', { name: 'Copy Activation code' });
    await userEvent.click(android!);
    await expect(write).toHaveBeenLastCalledWith('LPA:1$smdp.example$8JX4K-2Q9TM');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy SM-DP+ address' }));
    await expect(write).toHaveBeenLastCalledWith('smdp.example');
    await userEvent.click(apple!);
    await expect(write).toHaveBeenLastCalledWith('8JX4K-2Q9TM');
  },
});

/** Links that stand in one line, on a wide screen, do not run together. */
export const LinksApart = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('region', { name: 'Good to know' })).getAllByRole('link');
    const boxes = links.map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    const gaps = boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right);
    await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
  },
});

/** Topped up before it was installed. */
export const ToppedUp = meta.story({
  args: { profile: profile({ balances: [unlimitedBalance, profile().balances[0]!] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Europe · 5 GB · 30 days')).toBeVisible();
    await expect(canvas.getByText('Europe · Unlimited · 30 days')).toBeVisible();
  },
});

export const Unlimited = meta.story({
  args: { profile: profile({ balances: [unlimitedBalance] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Europe · Unlimited · 30 days')).toBeVisible();
  },
});

export const NoValidity = meta.story({
  args: { profile: profile({ balances: [endlessBalance] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 GB')).toBeVisible();
  },
});

const withEsim = (changes: Partial<Profile['esimProfile']>): Profile =>
  profile({ esimProfile: { ...profile().esimProfile, ...changes } });

export const Installed = meta.story({
  args: { page: visit({ userAgent: agents.iphone }), profile: withEsim({ state: 'INSTALLED' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Remaining data' })).toHaveTextContent('3.5 GB');
    await expect(canvas.getByRole('region', { name: 'Remaining data' })).toHaveTextContent('of 5 GB · 24 days left');
    await expect(canvas.getByText(/This eSIM is already on a device/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Install eSIM' })).toBeNull();
  },
});

/** The shop can be written to: the message names the eSIM, and where the shop tops it up. */
export const WritesForMore = meta.story({
  args: {
    page: visit({
      userAgent: agents.iphone,
      reseller: branding({ contactEmail: 'hallo@berg-reisen.example', contactPhone: '+49 8041 1234' }),
    }),
    profile: withEsim({ state: 'ENABLED' }),
  },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    const more = within(canvas.getByRole('region', { name: 'Get more data' }));
    const mail = decodeURIComponent(more.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '');
    await expect(mail).toContain('/store/existing?iccid=8949000000000000018');
    await expect(more.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/4980411234?text='),
    );
  },
});

/** What is known of the eSIM comes first. */
export const NoData = meta.story({
  args: { page: visit({ userAgent: agents.android }), profile: withEsim({ state: 'DISABLED' }) },
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('No data?'));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('This eSIM is switched off');
  },
});

export const InstalledShareView = meta.story({
  args: { page: visit({ query: 'token=eyJhbGciOi&share=true' }), profile: withEsim({ state: 'ENABLED' }) },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Remaining data' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /profile|remaining data/ })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { profile: emptyProfile() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no data on this eSIM')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See your remaining data and devices' })).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { profile: withdrawnProfile('REFUNDED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This eSIM was refunded')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Deleted = meta.story({
  args: { profile: withdrawnProfile('DELETED') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This eSIM was deleted')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The link is on the lost phone, too: it names the shop instead of the new eSIM. */
export const ReportedLost = meta.story({
  args: {
    page: visit({ reseller: branding() }),
    profile: {
      ...withdrawnProfile('REPLACED'),
      esimProfile: { ...withdrawnProfile('REPLACED').esimProfile, isReportedLost: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This eSIM was reported lost and has been replaced')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open the new eSIM' })).toBeNull();
  },
});

export const RefundedGerman = meta.story({
  args: { profile: withdrawnProfile('REFUNDED') },
  globals: { ...modes.mobile, ...modes.de },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese eSIM wurde erstattet')).toBeVisible();
  },
});

export const Branded = meta.story({
  args: { page: visit({ reseller: branding({ faqUrl: 'https://berg-reisen.example/faq' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveStyle({ backgroundColor: 'rgb(18, 52, 86)' });
    await expect(canvas.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute(
      'href',
      'https://berg-reisen.example/faq',
    );
    await expect(canvas.queryByRole('link', { name: 'Country coverage' })).toBeNull();
  },
});

/** The name replaces an image that cannot be loaded. */
export const LostLogo = meta.story({
  args: { page: visit({ reseller: branding({ logoUrl: 'http://localhost:9/no-such-logo.png' }) }) },
  play: async ({ canvas }) => {
    await expect(await within(canvas.getByRole('banner')).findByText('Berg Reisen GmbH')).toBeVisible();
  },
});

/** Colours that cannot be read by themselves are moved until they can. */
export const PaleBrand = meta.story({
  args: {
    page: visit({ reseller: branding({ accentColor: '#ffe98a', headerColor: '#fff6cc' }), userAgent: agents.iphone }),
  },
});

export const ShareView = meta.story({
  args: { page: visit({ query: 'token=eyJhbGciOi&custom=true&share=true', reseller: branding() }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /profile|remaining/ })).toBeNull();
  },
});

export const Sharing = meta.story({
  tags: ['behaviour'],
  beforeEach: () => setShare(fn(() => Promise.resolve())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const url = 'https://store.example/esim/profile?token=eyJhbGciOi&custom=true&share=true';
    await expect(navigator.share).toHaveBeenCalledWith({ title: document.title, url });
  },
});

export const SharingByCopy = meta.story({
  tags: ['behaviour'],
  beforeEach: () => setShare(undefined),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(write.mock.lastCall?.[0]).toContain('share=true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  },
});

export const Mobile = meta.story({
  args: { page: visit({ userAgent: agents.android, reseller: branding() }) },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan from another screen')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Android');
    await expect(canvas.getByRole('link', { name: 'Install eSIM' })).toHaveAttribute(
      'href',
      'https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example$8JX4K-2Q9TM',
    );
  },
});

export const Iphone = meta.story({
  args: { page: visit({ userAgent: agents.iphone, reseller: branding() }) },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Install eSIM' });
    await expect(link).toHaveAttribute('href', profile().esimProfile.appleUniversalLink);
    await expect(link).toHaveStyle({ backgroundColor: 'rgb(255, 102, 0)' });
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('iPhone and iPad');
  },
});

/** A Mac by its name. */
export const Ipad = meta.story({
  tags: ['behaviour'],
  args: { page: visit({ userAgent: agents.mac }) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'maxTouchPoints');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Install eSIM' })).toBeVisible();
  },
});

export const Mac = meta.story({
  tags: ['behaviour'],
  args: { page: visit({ userAgent: agents.mac }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Install eSIM' })).toBeNull();
  },
});

export const OldIphone = meta.story({
  args: { page: visit({ userAgent: agents.oldIphone }) },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Install eSIM' })).toBeNull();
  },
});

export const German = meta.story({
  args: { page: visit({ reseller: branding() }) },
  globals: { ...modes.mobile, ...modes.de },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Europa · 5 GB · 30 Tage')).toBeVisible();
  },
});

export const Dark = meta.story({ args: { page: visit({ reseller: branding() }) }, globals: modes.dark });
