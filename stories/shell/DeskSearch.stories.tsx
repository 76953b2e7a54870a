import { expect } from 'storybook/test';
import { getGetOperatorMockHandler403 } from '#mocks/generated/operator/operators/operators.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { DeskSearch } from '#web/shell/DeskSearch.tsx';
import { signedIn, withSession } from '../session.tsx';

const meta = preview.meta({
  title: 'Shell/DeskSearch',
  component: DeskSearch,
  decorators: [withSession(signedIn)],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Search' })).toBeVisible();
  },
});

/** An account that is no operator's finds the desk closed, and nothing to search there. */
export const ForNobodyElse = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetOperatorMockHandler403()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
  },
});
