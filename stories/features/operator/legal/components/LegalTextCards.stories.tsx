import { expect } from 'storybook/test';
import { getGetLegalVersionResponseMock } from '#mocks/generated/operator/legal/legal.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalTextCards } from '#web/features/operator/legal/components/LegalTextCards.tsx';

const { texts, effectiveAt } = getGetLegalVersionResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Legal/Components/LegalTextCards',
  component: LegalTextCards,
  args: { texts, timestamp: effectiveAt },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Scope' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Geltung' })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  args: { texts: { ...texts, en: `## ${'Long'.repeat(40)}\n\n${'A sentence of the terms. '.repeat(60)}` } },
});
