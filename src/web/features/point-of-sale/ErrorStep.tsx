import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Buyer } from '#domain/buyer.ts';
import { isSupplierMissing } from '#domain/refusal.ts';
import type { SellFailure } from '#domain/sell-flow.ts';
import type { PriceChanges } from '#domain/shown-price.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { packagesHref } from './addresses.ts';
import { ActionBar, MainAction } from '#web/components/page/MainAction.tsx';
import { PriceChanged } from './components/PriceChanged.tsx';
import { SellError } from './components/SellError.tsx';

type SellErrorActionsProps = {
  /** Decides which of the actions are offered. */
  failure: SellFailure;
  /** Back to the packages, for the same buyer. */
  packagesHref: string;
  /** Sends the same sale again. */
  onRetry: () => void;
  /** Back to the summary, keeping what was typed. */
  onReopen: () => void;
  /** To the search for the customer who has this address. */
  onFindCustomer: () => void;
};

/** The actions for this failure, and the link back to the store. */
const SellErrorActions = (props: SellErrorActionsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  const store = <Link href={paths.pointOfSale()}>{t('error.back')}</Link>;
  switch (props.failure.kind) {
    case 'customerExists':
      return (
        <MainAction onPress={props.onFindCustomer} aside={store}>
          {t('error.customerExistsAction')}
        </MainAction>
      );
    case 'outOfStock':
    case 'refunded':
      return (
        <MainAction onPress={() => void navigate(props.packagesHref)} aside={store}>
          {t('summary.chooseOther')}
        </MainAction>
      );
    case 'insufficientCredit':
      return (
        <ActionBar>
          <Link href={paths.credits()} variant="primary" size="large" isFullWidth={isMobile} isExternal>
            {t('error.creditAction')}
          </Link>
          <Button size="large" isFullWidth={isMobile} onPress={props.onRetry}>
            {t('error.retry')}
          </Button>
          {store}
        </ActionBar>
      );
    case 'priceChanged':
      return (
        <MainAction onPress={props.onReopen} aside={store}>
          {t('error.showPrice')}
        </MainAction>
      );
    case 'refused':
      return (
        // What stood in the way may have changed what is sold: it is confirmed again, unless there was just no eSIM.
        <MainAction onPress={isSupplierMissing(props.failure.problem) ? props.onRetry : props.onReopen} aside={store}>
          {t('error.retry')}
        </MainAction>
      );
    default: // running, unsent, unanswered, unexpected
      return (
        <MainAction onPress={props.onRetry} aside={store}>
          {t('error.retry')}
        </MainAction>
      );
  }
};

type ErrorStepProps = {
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
