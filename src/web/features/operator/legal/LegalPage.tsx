import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalVersion } from '#contract/operator/model/legalVersion.ts';
import { useListLegalVersions } from '#web/api/operator/legal/legal.ts';
import { LegalVersionTable } from './components/LegalVersionTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './LegalPage.module.css';
import { paths } from '#web/navigation/paths.ts';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';

const Documents = ({ versions }: { versions: readonly LegalVersion[] | undefined }): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  return (
    <div className={styles.page}>
      {LEGAL_DOCUMENTS.map((document) => (
        <Card
          key={document}
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
