import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Brand } from '#web/shell/components/Brand.tsx';

const meta = preview.meta({
  title: 'Shell/Components/Brand',
  component: Brand,
  args: { storeName: 'Simshelf', href: '/' },
});

export const Default = meta.story({ parameters: looks });

export const WithoutLink = meta.story({ render: ({ storeName }) => <Brand storeName={storeName} /> });
export const LongName = meta.story({ args: { storeName: 'Saint Vincent and the Grenadines Travel Connectivity' } });
