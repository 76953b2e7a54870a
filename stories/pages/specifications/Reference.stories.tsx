import { expect } from 'storybook/test';
import { document } from './document.ts';
import { inLooks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Reference } from '#web/pages/specifications/Reference.tsx';

const meta = preview.meta({
  title: 'Pages/Specifications/Reference',
  component: Reference,
  args: { document, token: undefined, showsToken: false },
  // Swagger UI draws a second main part; taking that role away from the element is the smaller fault.
  parameters: { a11y: { config: { rules: [{ id: 'aria-allowed-role', enabled: false }] } } },
});

export const Default = meta.story({
  parameters: inLooks('dark', 'mobile'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^A small API/ }, { timeout: 15_000 })).toBeVisible();
  },
});
