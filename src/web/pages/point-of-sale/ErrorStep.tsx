import type { ReactElement } from 'react';
import type { Buyer } from '#domain/buyer.ts';
import type { SellFailure } from '#domain/sell-flow.ts';
import { SellError } from '#web/components/point-of-sale/SellError.tsx';
import { packagesHref } from './addresses.ts';
import { SellErrorActions } from './SellErrorActions.tsx';

export type ErrorStepProps = {
  buyer: Buyer;
  failure: SellFailure;
  onRetry: () => void;
  onReopen: () => void;
};

/** The sale failed: why, and the actions that help. */
export const ErrorStep = ({ buyer, failure, onRetry, onReopen }: ErrorStepProps): ReactElement => (
  <>
    <SellError failure={failure} />
    <SellErrorActions failure={failure} packagesHref={packagesHref(buyer)} onRetry={onRetry} onReopen={onReopen} />
  </>
);
