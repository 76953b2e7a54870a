import { expect, fn } from 'storybook/test';
import { getListLegalDraftsResponseMock } from '#mocks/generated/operator/legal/legal.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalDrafts } from '#web/features/operator/legal/components/LegalDrafts.tsx';

const drafts = getListLegalDraftsResponseMock().items;

const meta = preview.meta({
  title: 'Features/Operator/Legal/Components/LegalDrafts',
  component: LegalDrafts,
  args: { drafts, onTake: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Use this text/ }));
    await expect(args.onTake).toHaveBeenCalledWith(drafts[0]);
  },
});
