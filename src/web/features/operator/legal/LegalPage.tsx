import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalVersion } from '#contract/operator/model/legalVersion.ts';
import { useListLegalVersions } from '#web/api/operator/legal/legal.ts';
import { formatEffectiveDay } from '#domain/legal-text.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { LegalStateBadge } from './components/LegalStateBadge.tsx';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';
import desk from '../components/DeskPage.module.css';
import styles from './LegalPage.module.css';

type LegalVersionTableProps = {
  /** Name of the text. */
  label: string;
  /** Its versions, the newest first; undefined while they load. */
  versions: readonly LegalVersion[] | undefined;
  /** The page of a version. */
  hrefOf: (version: LegalVersion) => string;
};

const useColumns = (): readonly Column<LegalVersion>[] => {
  const { t } = useTranslation(['operatorLegal', 'common']);
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
      { key: 'effective', header: t('columns.effective'), cell: ({ effectiveAt }) => formatEffectiveDay(effectiveAt) },
      {
        key: 'entered',
        header: t('columns.entered'),
        // The first texts come with the store, in force since a day before it was set up.
        cell: ({ operator, publishedAt }) => (operator === undefined ? t('common:noValue') : dateTime(publishedAt)),
      },
      { key: 'operator', header: t('columns.operator'), cell: ({ operator }) => operator ?? t('firstTexts') },
    ],
    [t, dateTime],
  );
};

/** The versions of a legal text with their dates; a row leads to its version. */
const LegalVersionTable = ({ label, versions, hrefOf }: LegalVersionTableProps): ReactElement => {
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

const Documents = ({ versions }: { versions: readonly LegalVersion[] | undefined }): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  return (
    <div className={desk.page}>
      {LEGAL_DOCUMENTS.map((document) => (
        <Card
          key={document}
          id={versions && document}
          title={t(`documents.${document}`)}
          action={
            <Link href={paths.operatorNewLegalVersion(document)} variant="secondary" size="small">
              {t('write')}
            </Link>
          }
          isFlush
        >
          <LegalVersionTable
            label={t(`documents.${document}`)}
            versions={versions?.filter((one) => one.document === document)}
            hrefOf={({ version }) => paths.operatorLegalVersion(document, version)}
          />
        </Card>
      ))}
    </div>
  );
};

/** /operator/legal: the versions of the terms and of the privacy policy. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  const versions = useListLegalVersions();
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      <QueryContent query={versions} loading={<Documents versions={undefined} />} card={{}}>
        {({ items }) => <Documents versions={items} />}
      </QueryContent>
    </PageFrame>
  );
};
