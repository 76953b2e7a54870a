import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupplierList } from '#contract/operator/model/supplierList.ts';
import {
  getListPackagesQueryKey,
  getListSuppliersQueryKey,
  useListSuppliers,
  useTakeCatalogue,
} from '#web/api/operator/packages/packages.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { SupplierTable } from './components/SupplierTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { PlugIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { paths } from '#web/navigation/paths.ts';

const ASK_AGAIN_MS = 2_000;

const isAnyTaken = (list: SupplierList | undefined): boolean => list?.items.some(({ isTaking }) => isTaking) ?? false;

type SuppliersProps = {
  /** Undefined while they load. */
  list: SupplierList | undefined;
};

const Suppliers = ({ list }: SuppliersProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const take = useTakeCatalogue({
    mutation: {
      onSettled: () =>
        Promise.all(
          [getListSuppliersQueryKey(), getListPackagesQueryKey()].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        ),
    },
  });
  return (
    <>
      {take.error && <Banner tone="danger">{problemText(take.error)}</Banner>}
      <SupplierTable
        suppliers={list?.items}
        onTake={(name) => take.mutate({ name })}
        empty={<EmptyState icon={PlugIcon} title={t('suppliers.none')} text={t('suppliers.noneText')} />}
      />
    </>
  );
};

/** /operator/packages/suppliers: whose packages the store sells, and when their catalogues were taken. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const query = useListSuppliers({
    query: { refetchInterval: ({ state }) => (isAnyTaken(state.data) ? ASK_AGAIN_MS : false) },
  });
  return (
    <PageFrame
      title={t('suppliers.title')}
      context={t('suppliers.subtitle')}
      back={{ href: paths.operatorPackages(), label: t('title') }}
    >
      <Card isFlush>
        <QueryContent query={query} loading={<Suppliers list={undefined} />}>
          {(list) => <Suppliers list={list} />}
        </QueryContent>
      </Card>
    </PageFrame>
  );
};
