import { expect } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import { brandOfChoice } from '#storybook/brands.ts';
import preview from '#storybook/preview.tsx';
import { BrandPreview } from '#web/features/account/components/BrandPreview.tsx';
import { previewPage } from '../preview-page.ts';

const meta = preview.meta({
  title: 'Features/Account/Components/BrandPreview',
  tags: ['new'],
  component: BrandPreview,
  render: (args, { globals }) => {
    const brand = brandOfChoice(globals['brand']);
    return <BrandPreview {...args} {...(brand && { addressOf: (page) => previewPage({ page, ...brand }) })} />;
  },
  args: {
    addressOf: (page) =>
      previewPage({
        page,
        name: 'Berg Reisen',
        accentColor: '#0b6e4f',
        headerColor: '#12372a',
        contactPhone: '+49 8041 123456',
      }),
  },
});

export const Installation = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Preview of the page Installation')).toHaveAttribute('sandbox', 'allow-scripts');
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
    await userEvent.click(canvas.getByRole('radio', { name: 'Ended link' }));
    await expect(canvas.getByTitle('Preview of the page Ended link')).toBeVisible();
  },
});

/** Shown in the visual snapshots. */
export const German = meta.story({ globals: modes.de });
