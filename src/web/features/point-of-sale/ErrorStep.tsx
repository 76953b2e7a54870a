import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';
import type { Buyer } from '#domain/buyer.ts';
import type { SellFailure } from '#domain/sell-flow.ts';
import type { PriceChanges } from '#domain/shown-price.ts';
import { PriceChanged } from './components/PriceChanged.tsx';
import { SellError } from './components/SellError.tsx';
import { packagesHref } from './addresses.ts';
import { SellErrorActions } from './SellErrorActions.tsx';

export type ErrorStepProps = {
  /** Who would have bought it, for the way back. */
  buyer: Buyer;
  /** What the server refused, or that it could not be reached. */
  failure: SellFailure;
  /** The prices are not those that were sent. */
  changes?: PriceChanges | undefined;
  /** Sends the same sale again. */
  onRetry?: () => void;
  /** Back to the last step, with what was typed. */
  onReopen?: () => void;
  /** Called before the seller leaves for the search. */
  onFindCustomer?: () => void;
};

/** For a sale that was made before: nothing of it is sent again. */
const noAction = (): void => undefined;

/** The sale failed: why, and the actions that help. */
export const ErrorStep = ({
  buyer,
  failure,
  changes,
  onRetry = noAction,
  onReopen = noAction,
  onFindCustomer = noAction,
}: ErrorStepProps): ReactElement => {
  const navigate = useNavigate();
  const findCustomer = (): void => {
    onFindCustomer();
    void navigate(buyer.type === 'new' ? paths.pointOfSaleSearch(buyer.email) : paths.pointOfSaleCustomer('existing'));
  };
  return (
    <>
      <SellError failure={failure} />
      {changes && failure.kind === 'priceChanged' && <PriceChanged changes={changes} />}
      <SellErrorActions
        failure={failure}
        packagesHref={packagesHref(buyer)}
        onRetry={onRetry}
        onReopen={onReopen}
        onFindCustomer={findCustomer}
      />
    </>
  );
};
