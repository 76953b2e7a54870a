import { type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '#contract/operator/model/supplier.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import cell from '../../components/DeskCell.module.css';
import styles from './SupplierTable.module.css';

export type SupplierTableProps = {
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

/**
 * Suppliers, with what came of taking their catalogues last.
 *
 * Use it on the page of the suppliers.
 *
 * Keyboard: Tab reaches the button of each supplier.
 */
export const SupplierTable = ({ suppliers, onTake, empty }: SupplierTableProps): ReactElement => {
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
