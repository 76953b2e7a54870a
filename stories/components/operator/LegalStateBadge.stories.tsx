import type { LegalVersionState } from '#contract/operator/model/legalVersionState.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalStateBadge } from '#web/components/operator/LegalStateBadge.tsx';

const state: LegalVersionState = 'IN_FORCE';

const meta = preview.meta({
  title: 'Components/Operator/LegalStateBadge',
  component: LegalStateBadge,
  args: { state },
});

export const Default = meta.story({ parameters: looks });
export const Announced = meta.story({ args: { state: 'SCHEDULED' } });
export const Replaced = meta.story({ args: { state: 'REPLACED' } });
