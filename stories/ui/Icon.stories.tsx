import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import * as icons from '#web/ui/icons.ts';

const meta = preview.meta({ title: 'UI/Icon', component: Icon, args: { of: icons.SimIcon } });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Labelled = meta.story({
  args: { of: icons.AlertIcon, label: 'Warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Warning' })).toBeVisible();
  },
});

/** It grows with the text beside it, where the browser's text size is 200 %. */
export const LargeText = meta.story({
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveStyle({ width: '40px', height: '40px' });
  },
});

const Named = ({ name, shape }: { name: string; shape: IconShape }) => (
  <li style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
    <Icon of={shape} />
    {name}
  </li>
);

export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: '0.75rem' }}>
      {Object.entries(icons).map(([name, shape]) => (
        <Named key={name} name={name} shape={shape} />
      ))}
    </ul>
  ),
});
