import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import type { LegalVersion } from '#contract/operator/model/legalVersion.ts';
import {
  getGetLegalVersionQueryKey,
  getListLegalVersionsQueryKey,
  useGetLegalVersion,
  useListLegalVersions,
  usePublishLegalVersion,
} from '#web/api/operator/desk-legal/desk-legal.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { LegalEditor, type LegalStep, type LegalValues } from '#web/components/operator/LegalEditor.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { useDraft } from '#web/session/use-draft.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { documentOf, legalHref, legalVersionHref } from '../addresses/legal.ts';
import { LegalGone } from './LegalGone.tsx';

const loading = <Skeleton shape="block" height="40rem" />;

/** Publishes; the versions are read again, also after a refusal. */
const usePublish = () => {
  const { t } = useTranslation('operatorLegal');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return usePublishLegalVersion({
    mutation: {
      onSuccess: async ({ document, version }) => {
        toast.success(t('editor.done', { number: version }));
        await navigate(legalVersionHref(document, version));
      },
      onSettled: (_data, _error, { document, data: { seen } }) =>
        Promise.all([
          queries.invalidateQueries({ queryKey: getListLegalVersionsQueryKey() }),
          queries.invalidateQueries({ queryKey: getGetLegalVersionQueryKey(document, seen) }),
        ]),
    },
  });
};

const useStep = (): [LegalStep, (step: LegalStep) => void] => {
  const [params, setParams] = useSearchParams();
  const step = params.get('step') === 'preview' ? 'preview' : 'write';
  return [step, (next) => setParams(next === 'preview' ? { step: next } : {})];
};

const Editor = ({ latest }: { latest: LegalVersion }): ReactElement => {
  const { document } = latest;
  // The fields start with the version that was the newest then, also after another one was published.
  const [first] = useState(latest.version);
  const texts = useGetLegalVersion(document, first);
  const draft = useDraft<LegalValues>(`legal ${document}`);
  const publish = usePublish();
  const problemText = useProblemText();
  const [step, show] = useStep();
  return (
    <QueryContent query={texts} loading={loading} card={{}}>
      {(start) => (
        <LegalEditor
          latest={latest}
          texts={start.texts}
          step={step}
          onStep={show}
          onPublish={(data) => publish.mutateAsync({ document, data })}
          isPublishing={publish.isPending}
          failure={publish.error ? problemText(publish.error) : undefined}
          draft={draft}
        />
      )}
    </QueryContent>
  );
};

const Page = ({ document }: { document: LegalDocument }): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  const versions = useListLegalVersions();
  const latest = versions.data?.items.find((one) => one.document === document);
  const name = t(`documents.${document}`);
  return (
    <PageFrame
      title={latest ? t('editor.title', { document: name, number: latest.version + 1 }) : name}
      back={{ href: legalHref, label: t('title') }}
    >
      <QueryContent query={versions} loading={loading} card={{}}>
        {() => latest && <Editor latest={latest} />}
      </QueryContent>
    </PageFrame>
  );
};

/** /operator/legal/{document}/new: writes the next version of a text, shows it and publishes it. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  const document = documentOf(useParams()['document']);
  if (document) return <Page document={document} />;
  return (
    <PageFrame title={t('title')} back={{ href: legalHref, label: t('title') }}>
      <Card>
        <LegalGone />
      </Card>
    </PageFrame>
  );
};
