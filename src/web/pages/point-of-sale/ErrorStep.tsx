import type { ReactElement } from 'react';
import type { Buyer } from '#domain/buyer.ts';
import type { SellFailure } from '#domain/sell-flow.ts';
import { SellError } from '#web/components/point-of-sale/SellError.tsx';
import { packagesHref } from './addresses.ts';
import { SellErrorActions } from './SellErrorActions.tsx';
import type { SellFlowControl } from './use-sell-flow.ts';

export interface ErrorStepProps {
  buyer: Buyer;
  failure: SellFailure;
  control: SellFlowControl;
  onRetry: () => void;
}

/** Not sold, and what helps. */
export const ErrorStep = ({ buyer, failure, control, onRetry }: ErrorStepProps): ReactElement => (
  <>
    <SellError failure={failure} />
    <SellErrorActions
      failure={failure}
      packagesHref={packagesHref(buyer)}
      onRetry={onRetry}
      onReopen={() => {
        control.dispatch({ type: 'reopened' });
        control.go('summary');
      }}
    />
  </>
);
