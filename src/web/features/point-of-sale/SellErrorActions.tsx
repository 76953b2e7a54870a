import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isSupplierMissing } from '#domain/refusal.ts';
import type { SellFailure } from '#domain/sell-flow.ts';
import { ActionBar } from './components/ActionBar.tsx';
import { MainAction } from './components/MainAction.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';

export type SellErrorActionsProps = {
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
export const SellErrorActions = (props: SellErrorActionsProps): ReactElement => {
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
    default: // running, unanswered, unexpected
      return (
        <MainAction onPress={props.onRetry} aside={store}>
          {t('error.retry')}
        </MainAction>
      );
  }
};
