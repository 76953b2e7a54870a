import type { LegalVersionState } from '#contract/operator/model/legalVersionState.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalStateBadge } from '#web/features/operator/legal/components/LegalStateBadge.tsx';

const state: LegalVersionState = 'IN_FORCE';

const meta = preview.meta({
  title: 'Features/Operator/Legal/Components/LegalStateBadge',
  component: LegalStateBadge,
  args: { state },
});

export const Default = meta.story({ parameters: looks });
export const Announced = meta.story({ args: { state: 'SCHEDULED' } });
export const Replaced = meta.story({ args: { state: 'REPLACED' } });
