import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ReasonTooltip } from '#web/ui/tooltip/ReasonTooltip.tsx';

const meta = preview.meta({
  title: 'UI/Tooltip/ReasonTooltip',
  component: Button,
  subcomponents: { ReasonTooltip },
  args: { children: 'Activate', disabledReason: 'This package is activated already.' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This package is activated already.');
  },
});

export const OnTouch = meta.story({
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This package is activated already.');
  },
});
