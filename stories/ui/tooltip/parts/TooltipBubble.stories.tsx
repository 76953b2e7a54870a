import { type ReactElement, useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { TooltipBubble } from '#web/ui/tooltip/parts/TooltipBubble.tsx';

type AtControlProps = {
  text: string;
  /** Room above the control, in px. */
  room: number;
};

/** The control is there before its bubble, as it is when the bubble opens. */
const AtControl = ({ text, room }: AtControlProps): ReactElement => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ paddingTop: room, paddingInline: 24 }}>
      <span ref={setAnchor}>
        <Button>Price</Button>
      </span>
      {anchor && <TooltipBubble anchor={{ current: anchor }} text={text} />}
    </div>
  );
};

const meta = preview.meta({
  title: 'UI/Tooltip/Parts/TooltipBubble',
  component: AtControl,
  subcomponents: { TooltipBubble },
  args: { text: 'Without VAT', room: 96 },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '12rem' } } },
});

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

export const Default = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Price' });
    await expect(control).toHaveAccessibleDescription('Without VAT');
    await expect(boxOf(screen.getByRole('tooltip')).bottom).toBeLessThan(boxOf(control).top);
  },
});

/** There is no room above the control. */
export const Below = meta.story({
  args: { room: 0 },
  play: async ({ canvas }) => {
    const bubble = boxOf(screen.getByRole('tooltip'));
    await expect(bubble.top).toBeGreaterThan(boxOf(canvas.getByRole('button')).bottom);
  },
});

/** It stays within the window. */
export const LongText = meta.story({
  args: { text: 'The price of one unit without VAT, which the country of your billing address decides on.' },
  play: async () => {
    await expect(boxOf(screen.getByRole('tooltip')).left).toBeGreaterThanOrEqual(8);
  },
});
