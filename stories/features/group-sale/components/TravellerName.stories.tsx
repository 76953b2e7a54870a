import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TravellerName } from '#web/features/group-sale/components/TravellerName.tsx';

const meta = preview.meta({
  title: 'Features/Group sale/Components/TravellerName',
  component: TravellerName,
  args: { line: 5, name: 'Anna Berg, anna@example.com' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5.')).toBeVisible();
    await expect(canvas.getByText('Anna Berg, anna@example.com')).toBeVisible();
  },
});

/** Numbers of all lengths end at the same place. */
export const ManyLines = meta.story({ args: { line: 120 } });
