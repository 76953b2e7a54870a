import type { ActivationDeps, SellDeps } from '../activations/index.ts';
import type { Jobs } from '../jobs/index.ts';

export type GroupSaleDeps = SellDeps &
  Pick<ActivationDeps, 'db' | 'links' | 'log'> & {
    orders: Pick<ActivationDeps['orders'], 'deliver'>;
    jobs: Pick<Jobs, 'send'>;
  };
