import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CopiedFact } from '#web/features/operator/components/CopiedFact.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';

const ID = '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a4011';

const meta = preview.meta({
  title: 'Features/Operator/Components/CopiedFact',
  component: CopiedFact,
  args: { label: 'ID', value: ID },
  render: (args) => <FactList facts={[{ key: 'id', label: 'ID', value: <CopiedFact {...args} />, isWide: true }]} />,
});

/** One line, in any width (CON-109). */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy ID' })).toBeVisible();
    await expect(canvas.getByText(ID).getBoundingClientRect().height).toBeLessThan(30);
  },
});
