import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DownloadList } from '#web/components/integration/DownloadList.tsx';

const meta = preview.meta({
  title: 'Components/Integration/DownloadList',
  component: DownloadList,
  args: {
    downloads: [
      { href: '/files/one.yaml', label: 'YAML', description: 'This document, for code generators.' },
      { href: '/files/two.zip', label: 'Branding', description: 'Logo, badge, colours and HTML as zip.' },
    ],
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'YAML' })).toHaveAttribute('href', '/files/one.yaml');
    await expect(canvas.getByRole('link', { name: 'Branding' })).toHaveAttribute('download');
  },
});
