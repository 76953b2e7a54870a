import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Accordion } from '#web/ui/layout/Accordion.tsx';

const meta = preview.meta({
  title: 'UI/Layout/Accordion',
  component: Accordion,
  args: {
    items: [
      { key: 'coverage', title: 'Where does it work?', content: 'In all countries that the package names.' },
      { key: 'devices', title: 'Which devices are supported?', content: 'Most phones since 2020.' },
    ],
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Where does it work?' });
    await userEvent.click(first);
    await expect(canvas.getByText('In all countries that the package names.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Most phones since 2020.')).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
});

export const SeveralOpen = meta.story({
  parameters: looks,
  args: { isMultiple: true, defaultOpenKeys: ['coverage', 'devices'] },
});
