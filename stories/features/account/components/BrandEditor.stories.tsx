import { expect, fn, waitFor, within } from 'storybook/test';
import { getGetBrandResponseMock } from '#mocks/generated/storefront/account/account.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BrandEditor } from '#web/features/account/components/BrandEditor.tsx';
import { previewPage } from '../preview-page.ts';

const withLogo = { ...getGetBrandResponseMock(), uploadedLogoUrl: 'https://store.example/favicon.svg' };

const meta = preview.meta({
  title: 'Features/Account/Components/BrandEditor',
  tags: ['new'],
  component: BrandEditor,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: {
    brand: getGetBrandResponseMock(),
    previewOf: previewPage,
    onSave: fn(),
    readLatest: fn(async () => getGetBrandResponseMock()),
    onUploadLogo: fn(async () => withLogo),
    logoFailureText: () => 'The logo could not be uploaded.',
    onRemoveLogo: fn(),
    isRemovingLogo: false,
    isSaving: false,
  },
});

const frame = (element: HTMLElement): string => decodeURIComponent(element.getAttribute('src') ?? '');

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByTitle('Preview of the page Installation')).toHaveAttribute('sandbox', 'allow-scripts');
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Tal Reisen');
    await waitFor(() => expect(frame(canvas.getByTitle(/^Preview of/))).toContain('<title>Tal Reisen - '));
    await userEvent.clear(canvas.getByLabelText('Phone number'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'Tal Reisen',
        accentColor: '#0b6e4f',
        headerColor: '#12372a',
        faqUrl: 'https://berg-reisen.example/faq',
        contactEmail: 'hallo@berg-reisen.example',
        contactUrl: 'https://berg-reisen.example',
        displayCurrency: 'EUR',
      },
      undefined,
    );
  },
});

export const DataLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Data left' }));
    await expect(canvas.getByTitle('Preview of the page Data left')).toBeVisible();
  },
});

export const EndedLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Expired link' }));
    await expect(canvas.getByTitle('Preview of the page Expired link')).toBeVisible();
  },
});

export const New = meta.story({
  args: { brand: { defaultName: 'Berg Reisen GmbH' } },
  play: async ({ canvas }) => {
    await expect(frame(canvas.getByTitle(/^Preview of/))).toContain('<title>Berg Reisen GmbH - ');
    await expect(canvas.getByText(/the operator of this store has not entered a current rate\.$/)).toBeVisible();
  },
});

export const NameNotShown = meta.story({
  args: { brand: { defaultName: 'Berg Reisen GmbH', name: 'evil dot com', shownInstead: 'Berg Reisen GmbH' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Travellers see “Berg Reisen GmbH” instead of your name/)).toBeVisible();
    await expect(frame(canvas.getByTitle(/^Preview of/))).toContain('<title>Berg Reisen GmbH - ');
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Or the address of a logo'), 'http://berg-reisen.example/logo.svg');
    await userEvent.clear(canvas.getByLabelText('Buttons and links'));
    await userEvent.type(canvas.getByLabelText('Buttons and links'), 'green');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter an address that begins with https://')).toBeVisible();
    await expect(canvas.getByText('Please enter a colour like #0b6e4f.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save brand' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({ args: { isSaving: true } });

export const UploadedLogo = meta.story({
  args: { brand: withLogo },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await expect(canvas.queryByLabelText('Or the address of a logo')).toBeNull();
    const proposals = await canvas.findByRole('group', { name: 'Buttons and links: colours from your logo' });
    const [first] = within(proposals).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    const color = (first?.getAttribute('aria-label') ?? '').replace('Use ', '');
    await expect(canvas.getByLabelText('Buttons and links')).toHaveValue(color);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await expect(args.onRemoveLogo).toHaveBeenCalledTimes(1);
  },
});
