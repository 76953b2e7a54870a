import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Esim } from '#contract/storefront/model/esim.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EsimStateBadge } from './EsimStateBadge.tsx';

export type RelatedEsimsTableProps = {
  /** Those of one balance; several where it was topped up on another device. */
  esims: readonly Esim[];
  /** Nothing is left that an installed eSIM could use: it was refunded, used up or has expired. */
  isExhausted?: boolean;
  /** Called with the eSIM of a row that was pressed, to show its details. */
  onOpen: (esim: Esim) => void;
  /** Called after a value was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

/** Placeholder for a sale without eSIMs. */
const DASHES = undefined;

const useColumns = ({
  isExhausted = false,
  onCopied,
}: Pick<RelatedEsimsTableProps, 'isExhausted' | 'onCopied'>): Column<Esim | undefined>[] => {
  const { t } = useTranslation('history');
  const none = t('esims.none');
  return [
    { key: 'iccid', header: t('esims.iccid'), cell: (esim) => esim?.iccid ?? none },
    { key: 'state', header: t('esims.state'), cell: (esim) => (esim ? <EsimStateBadge state={esim.state} /> : none) },
    {
      key: 'link',
      header: t('esims.link'),
      // Here only `active` counts, not the state (STO-102).
      cell: (esim) =>
        esim?.active && !isExhausted ? (
          <CopyField
            label={t('esims.link')}
            isLabelHidden
            value={esim.installationUrl}
            truncateAt={40}
            appearance="inline"
            onCopied={onCopied}
          />
        ) : (
          none
        ),
    },
  ];
};

/** The customer's eSIMs that share this balance; each opens its details. */
export const RelatedEsimsTable = (props: RelatedEsimsTableProps): ReactElement => {
  const { esims, onOpen } = props;
  const { t } = useTranslation('history');
  const columns = useColumns(props);
  const hasEsims = esims.length > 0;
  return (
    <Card title={t('esims.title')} isFlush>
      <Table<Esim | undefined>
        label={t('esims.title')}
        columns={columns}
        rows={hasEsims ? esims : [DASHES]}
        rowKey={(esim) => esim?.uid ?? 'none'}
        onRowAction={hasEsims ? (esim) => esim && onOpen(esim) : undefined}
        rowLabel={(esim) => t('esims.open', { iccid: esim?.iccid ?? '' })}
      />
    </Card>
  );
};
