import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalVersion } from '#contract/operator/model/legalVersion.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { LegalStateBadge } from './LegalStateBadge.tsx';
import styles from './LegalVersionTable.module.css';

export type LegalVersionTableProps = {
  /** Name of the text. */
  label: string;
  /** Its versions, the newest first; undefined while they load. */
  versions: readonly LegalVersion[] | undefined;
  /** The page of a version. */
  hrefOf: (version: LegalVersion) => string;
};

const useColumns = (): readonly Column<LegalVersion>[] => {
  const { t } = useTranslation('operatorLegal');
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      {
        key: 'version',
        header: t('columns.version'),
        cell: ({ version, state }) => (
          <span className={styles.version}>
            {t('version', { number: version })} <LegalStateBadge state={state} />
          </span>
        ),
        width: '30%',
      },
      { key: 'effective', header: t('columns.effective'), cell: ({ effectiveAt }) => dateTime(effectiveAt) },
      { key: 'published', header: t('columns.published'), cell: ({ publishedAt }) => dateTime(publishedAt) },
      { key: 'operator', header: t('columns.operator'), cell: ({ operator }) => operator ?? t('firstTexts') },
    ],
    [t, dateTime],
  );
};

/**
 * The versions of a legal text with their dates; a row leads to its version.
 *
 * Use it on the desk's page of the legal texts.
 */
export const LegalVersionTable = ({ label, versions, hrefOf }: LegalVersionTableProps): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  return (
    <Table
      label={label}
      columns={useColumns()}
      rows={versions ?? []}
      rowKey={({ version }) => String(version)}
      isLoading={versions === undefined}
      rowHref={hrefOf}
      rowLabel={({ version }) => t('version', { number: version })}
    />
  );
};
