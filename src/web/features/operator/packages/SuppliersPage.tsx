import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '#contract/operator/model/supplier.ts';
import type { SupplierList } from '#contract/operator/model/supplierList.ts';
import {
  getListPackagesQueryKey,
  getListSuppliersQueryKey,
  useListSuppliers,
  useTakeCatalogue,
} from '#web/api/operator/packages/packages.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { PlugIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import cell from '../components/DeskCell.module.css';
import styles from './SuppliersPage.module.css';

type SupplierTableProps = {
  /** In the order of their names; undefined while they load. */
  suppliers: readonly Supplier[] | undefined;
  /** Called with the name of the one whose catalogue to take. */
  onTake: (name: string) => void;
  /** Shown when there are none. */
  empty: ReactNode;
};

const LastTake = ({ taken, failure }: Supplier): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { dateTime, number } = useFormat();
  if (!taken && !failure) return <>{t('suppliers.never')}</>;
  return (
    <div className={cell.stack}>
      {taken && (
        <>
          <span>{dateTime(taken.at)}</span>
          <span className={cell.more}>
            {t('suppliers.counts', {
              added: number(taken.added),
              changed: number(taken.changed),
              vanished: number(taken.vanished),
            })}
          </span>
        </>
      )}
      {failure && (
        <span className={styles.failure}>
          {t('suppliers.failure', { at: dateTime(failure.at), message: failure.message })}
        </span>
      )}
    </div>
  );
};

const useColumns = (onTake: SupplierTableProps['onTake']): readonly Column<Supplier>[] => {
  const { t } = useTranslation('operatorPackages');
  const { number } = useFormat();
  return [
    { key: 'name', header: t('supplier'), cell: ({ name }) => name },
    { key: 'taken', header: t('suppliers.taken'), cell: (supplier) => <LastTake {...supplier} />, width: '45%' },
    { key: 'offered', header: t('suppliers.offered'), cell: ({ offered }) => number(offered), align: 'end' },
    { key: 'waiting', header: t('suppliers.waiting'), cell: ({ waiting }) => number(waiting), align: 'end' },
    {
      key: 'take',
      header: t('suppliers.action'),
      cell: ({ name, isSetUp, isTaking }) => (
        <Button
          size="small"
          onPress={() => onTake(name)}
          isPending={isTaking}
          disabledReason={isSetUp ? undefined : t('suppliers.notSetUp')}
          aria-label={`${t('suppliers.take')}: ${name}`}
        >
          {t('suppliers.take')}
        </Button>
      ),
      align: 'end',
    },
  ];
};

/** Suppliers, with what came of taking their catalogues last. */
const SupplierTable = ({ suppliers, onTake, empty }: SupplierTableProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return (
    <Table
      label={t('suppliers.title')}
      columns={useColumns(onTake)}
      rows={suppliers ?? []}
      rowKey={({ name }) => name}
      isLoading={suppliers === undefined}
      empty={empty}
    />
  );
};

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
