import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { LegalDocument } from '#contract/operator/model/legalDocument.ts';
import type { LegalDraft } from '#contract/operator/model/legalDraft.ts';
import type { LegalTexts } from '#contract/operator/model/legalTexts.ts';
import type { LegalVersion } from '#contract/operator/model/legalVersion.ts';
import {
  getGetLegalVersionQueryKey,
  getListLegalDraftsQueryKey,
  getListLegalVersionsQueryKey,
  useGetLegalVersion,
  useListLegalDrafts,
  useListLegalVersions,
  usePublishLegalVersion,
  useSaveLegalDraft,
} from '#web/api/operator/legal/legal.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { FormDraft } from '#web/components/form/use-form.ts';
import type { LegalStep, LegalValues } from './components/LegalEditor.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useDraft } from '#web/session/use-draft.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { LegalGone } from './LegalGone.tsx';
import { paths } from '#web/navigation/paths.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { documentOf } from './legal-documents.ts';

const loading = <Skeleton shape="block" height="40rem" />;

const LegalEditor = lazyComponent(async () => (await import('./components/LegalEditor.tsx')).LegalEditor, {
  fallback: loading,
});

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
        await navigate(paths.operatorLegalVersion(document, version));
      },
      onSettled: (_data, _error, { document, data: { seen } }) =>
        Promise.all([
          queries.invalidateQueries({ queryKey: getListLegalDraftsQueryKey(document) }),
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

/** What this tab keeps comes before what was saved when the page was opened: it was typed since, or over it. */
const useOwnDraft = (document: LegalDocument, saved: readonly LegalDraft[]): FormDraft<LegalValues> => {
  const kept = useDraft<LegalValues>(`legal ${document}`);
  const [own] = useState(() => saved.find(({ isOwn }) => isOwn));
  return useMemo(
    () => ({ ...kept, read: () => kept.read() ?? (own && { texts: own.texts, effectiveOn: '' }) }),
    [kept, own],
  );
};

/** Keeps what is written, for another browser and for other operators. */
const useSaveDraft = (document: LegalDocument) => {
  const { t } = useTranslation('operatorLegal');
  const queries = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  return useSaveLegalDraft({
    mutation: {
      onSuccess: (saved) => {
        queries.setQueryData(getListLegalDraftsQueryKey(document), saved);
        toast.success(t('editor.saved'));
      },
      onError: (error: unknown) => toast.error(problemText(error)),
    },
  });
};

type FieldsProps = { latest: LegalVersion; texts: LegalTexts; drafts: readonly LegalDraft[] };

const Fields = ({ latest, texts, drafts }: FieldsProps): ReactElement => {
  const { document } = latest;
  const draft = useOwnDraft(document, drafts);
  const save = useSaveDraft(document);
  const publish = usePublish();
  const problemText = useProblemText();
  const [step, show] = useStep();
  return (
    <LegalEditor
      latest={latest}
      texts={texts}
      step={step}
      onStep={show}
      onPublish={(data) => publish.mutateAsync({ document, data })}
      isPublishing={publish.isPending}
      failure={publish.error ? problemText(publish.error) : undefined}
      draft={draft}
      drafts={drafts}
      onSave={({ en, de }) => save.mutate({ document, data: { texts: { en, de } } })}
      isSaving={save.isPending}
    />
  );
};

const Editor = ({ latest }: { latest: LegalVersion }): ReactElement => {
  const { document } = latest;
  // The fields start with the version that was the newest then, also after another one was published.
  const [first] = useState(latest.version);
  const start = useGetLegalVersion(document, first);
  const drafts = useListLegalDrafts(document);
  return (
    <QueryContent query={start} loading={loading} card={{}}>
      {({ texts }) => (
        <QueryContent query={drafts} loading={loading} card={{}}>
          {({ items }) => <Fields latest={latest} texts={texts} drafts={items} />}
        </QueryContent>
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
      back={{ href: paths.operatorLegal(), label: t('title') }}
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
    <PageFrame title={t('title')} back={{ href: paths.operatorLegal(), label: t('title') }}>
      <Card>
        <LegalGone />
      </Card>
    </PageFrame>
  );
};
