import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Tooltip } from '#web/ui/tooltip/Tooltip.tsx';

const meta = preview.meta({
  title: 'UI/Tooltip/Tooltip',
  component: Tooltip,
  args: { text: 'Without VAT', children: <Button>Price</Button> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Without VAT');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Without VAT');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
