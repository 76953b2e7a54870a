import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { GroupLineTable } from '#web/features/group-sale/GroupLineTable.tsx';
import { paths } from '#web/navigation/paths.ts';
import { linesInAllStates } from './lines.ts';

const meta = preview.meta({
  title: 'Features/Group sale/GroupLineTable',
  component: GroupLineTable,
  args: { lines: linesInAllStates },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    // Those to try again come first.
    const [, first, second, third] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('4. dora@example.com');
    await expect(second).toHaveTextContent('5. Emil Gross');
    await expect(third).toHaveTextContent('1. Anna Berg');
    await expect(canvas.getByText('Not sold')).toBeVisible();
    await expect(canvas.getByText('The supplier did not deliver it.')).toBeVisible();
    await expect(canvas.getByText('Link emailed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show sale: 1. Anna Berg' })).toHaveAttribute(
      'href',
      paths.soldItem('a1'),
    );
  },
});

/** The credit has come since: what it did not cover then is told as it was. */
export const CreditCameSince = meta.story({
  args: { isCovered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your credit did not cover it then. It does now.')).toBeVisible();
  },
});
