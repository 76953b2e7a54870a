import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import type { LegalVersionText } from '#contract/operator/model/legalVersionText.ts';
import { useGetLegalVersion } from '#web/api/operator/legal/legal.ts';
import { formatEffectiveDay } from '#domain/legal-text.ts';
import { LegalStateBadge } from './components/LegalStateBadge.tsx';
import { LegalTextCards } from './components/LegalTextCards.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LegalGone } from './LegalGone.tsx';
import desk from '../components/DeskPage.module.css';
import { paths } from '#web/navigation/paths.ts';
import { documentOf } from './legal-documents.ts';

const Version = ({ texts, effectiveAt, publishedAt, operator }: LegalVersionText): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  const { dateTime } = useFormat();
  return (
    <div className={desk.page}>
      <Card title={t('facts')} subtitle={t('datesNote')}>
        <FactList
          facts={[
            { key: 'effective', label: t('columns.effective'), value: formatEffectiveDay(effectiveAt) },
            // The first texts come with the store, in force since a day before it was set up.
            ...(operator === undefined
              ? []
              : [{ key: 'entered', label: t('columns.entered'), value: dateTime(publishedAt) }]),
            { key: 'operator', label: t('columns.operator'), value: operator ?? t('firstTexts') },
          ]}
        />
      </Card>
      <LegalTextCards texts={texts} timestamp={effectiveAt} />
    </div>
  );
};

const Page = ({ document, version }: { document: LegalDocument; version: number }): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  const query = useGetLegalVersion(document, version);
  const { data } = query;
  return (
    <PageFrame
      title={t('editor.title', { document: t(`documents.${document}`), number: version })}
      context={data ? <LegalStateBadge state={data.state} /> : query.isPending && <Skeleton width="6rem" />}
      back={{ href: paths.operatorLegal(), label: t('title') }}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<LegalGone />} card={{}}>
        {(found) => <Version {...found} />}
      </QueryContent>
    </PageFrame>
  );
};

/** /operator/legal/{document}/{version}: a published version in every language. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  const params = useParams();
  const document = documentOf(params['document']);
  const version = Number(params['version']);
  if (document && Number.isSafeInteger(version) && version > 0) return <Page document={document} version={version} />;
  return (
    <PageFrame title={t('title')} back={{ href: paths.operatorLegal(), label: t('title') }}>
      <Card>
        <LegalGone />
      </Card>
    </PageFrame>
  );
};
