import type { EsimState } from '#contract/storefront/model/esimState.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { EsimStateBadge } from '#web/features/history/components/EsimStateBadge.tsx';

const STATES: readonly EsimState[] = ['RELEASED', 'INSTALLED', 'ENABLED', 'DISABLED', 'ERROR', 'QUARANTINE', 'DELETED'];

const state: EsimState = 'RELEASED';

const meta = preview.meta({
  title: 'Features/History/Components/EsimStateBadge',
  component: EsimStateBadge,
  args: { state },
});

export const Default = meta.story({ parameters: looks });

/** Every state, each in its tone. */
export const AllStates = meta.story({
  parameters: looks,
  render: () => (
    <>
      {STATES.map((state) => (
        <EsimStateBadge key={state} state={state} />
      ))}
    </>
  ),
});
