import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SaleAttempt } from '#contract/storefront/model/saleAttempt.ts';
import type { SellFailure } from '#domain/sell-flow.ts';
import { getGetSaleAttemptQueryKey } from '#web/api/storefront/activations/activations.ts';
import { endOpenSale, type OpenSale } from '#web/browser-storage/open-sales.ts';
import { MainAction } from '#web/components/page/MainAction.tsx';
import { Panel } from '#web/components/page/TillPanes.tsx';
import { SellError } from './components/SellError.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { openSaleHref } from './addresses.ts';
import { settleAttempt } from './attempt.ts';

type OpenSaleQuestionProps = {
  /** The sale that may have been made. */
  sale: OpenSale;
  /** Why its outcome is unknown, if this page has sent it. */
  failure?: SellFailure | undefined;
  /** The store said that nothing was sold. */
  isUnsold: boolean;
  /** Then: to another attempt, or to the sale that the address is for. */
  onGoOn: () => void;
};

const ASKED_AGAIN_MS = 3_000;

const isSettled = (data: SaleAttempt | undefined): boolean => data?.state === 'SOLD' || data?.state === 'ENDED';

/** Asks what became of the sale until the store has said it. */
const useSettled = ({ attempt }: OpenSale, isUnsold: boolean) =>
  useQuery({
    queryKey: ['settled sale', attempt],
    queryFn: ({ signal }) => settleAttempt(attempt, signal),
    enabled: !isUnsold,
    refetchInterval: ({ state: { data } }) => (isSettled(data) ? false : ASKED_AGAIN_MS),
  });

/**
 * A sale that was sent and whose outcome is unknown, in place of every form that sells. A sale that was made is shown
 * as after any other; if it was not made, the seller is told and goes on.
 */
export const OpenSaleQuestion = ({ sale, failure, isUnsold, onGoOn }: OpenSaleQuestionProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useSettled(sale, isUnsold);
  const { attempt } = sale;
  useEffect(() => {
    if (!data || !isSettled(data)) return;
    queries.setQueryData(getGetSaleAttemptQueryKey({ attempt }), data);
    if (data.state === 'ENDED') endOpenSale(attempt);
    else if (query.get('attempt') !== attempt) void navigate(openSaleHref(sale, 'success'), { replace: true });
    else
      void navigate(
        { search: `${new URLSearchParams({ ...Object.fromEntries(query), state: 'success' })}` },
        { replace: true },
      );
    // Balance, stock and history may have changed since they were last asked for.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settled sale' });
  }, [attempt, data, navigate, queries, query, sale]);
  const outcome = isUnsold ? 'unsold' : isError ? 'unreachable' : 'unknown';
  const store = <Link href={paths.pointOfSale()}>{t('error.back')}</Link>;
  return (
    <PageFrame title={t(isUnsold ? 'steps.error' : 'steps.uncertain')} context={sale.name}>
      <Panel>
        <SellError failure={failure ?? { kind: 'interrupted', name: sale.name }} outcome={outcome} />
        {isUnsold ? (
          <MainAction onPress={onGoOn} aside={store}>
            {t('error.retry')}
          </MainAction>
        ) : (
          <MainAction key="ask" isPending={isFetching} onPress={() => void refetch()} aside={store}>
            {t('question.ask')}
          </MainAction>
        )}
      </Panel>
    </PageFrame>
  );
};
