import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Printed } from '#web/ui/overlays/Printed.tsx';

const meta = preview.meta({
  title: 'UI/Overlays/Printed',
  component: Printed,
  args: { prints: 0, children: 'On paper alone' },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(document.body).toHaveTextContent('On paper alone');
  },
});
