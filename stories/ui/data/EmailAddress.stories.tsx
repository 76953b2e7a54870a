import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';

const meta = preview.meta({
  title: 'UI/Data/EmailAddress',
  component: EmailAddress,
  args: { address: 'johanna.lindgren@example.com' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('johanna.lindgren@example.com')).toBeVisible();
  },
});

export const Narrow = meta.story({
  render: (args) => (
    <p style={{ width: '10rem', overflowWrap: 'anywhere' }}>
      <EmailAddress {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByText('johanna.lindgren@example.com');
    const lines = [...place.childNodes]
      .filter((node) => node instanceof Text)
      .map((text) => {
        const range = document.createRange();
        range.selectNode(text);
        return range.getClientRects().length;
      });
    await expect(lines).toEqual([1, 1]);
  },
});
