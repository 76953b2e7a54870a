import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrandForm } from '#domain/brand.ts';
import { isChangedSince } from '#domain/refusal.ts';
import { getBrand, getGetBrandQueryKey, useGetBrand, useUpdateBrand } from '#web/api/storefront/account/account.ts';
import { ifMatch } from '#web/api/if-match.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useSession } from '#web/session/session-context.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { AccountFrame } from './AccountFrame.tsx';

const loading = <Skeleton shape="block" height="60rem" />;

const BrandEditor = lazyComponent(async () => (await import('./components/BrandEditor.tsx')).BrandEditor, {
  fallback: loading,
});

/** Saves, and shows the saved brand without asking for it again. A failure leaves the form as it was typed. */
const useSave = () => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  return useUpdateBrand({
    mutation: {
      onSuccess: (brand) => {
        queries.setQueryData(getGetBrandQueryKey(), brand);
        toast.success(t('brand.saved'));
      },
      onError: (error) => {
        if (!isChangedSince(error.problem)) toast.error(problemText(error, t('brand.saveFailed')));
      },
    },
  });
};

/**
 * The address of a traveller's page in a brand that need not be saved. The server renders it for a frame; apart from
 * the addresses of the app, which every page loads.
 */
const travellerPreview = (query: Record<string, string>): string =>
  `/esim/preview?${new URLSearchParams(query).toString()}`;

type BrandPageProps = {
  /** Where the preview comes from: the server, which a story does not have. */
  previewOf?: typeof travellerPreview;
};

/** /account/brand: what travellers see of the reseller, with a preview. */
export const Component = ({ previewOf = travellerPreview }: BrandPageProps): ReactElement => {
  const { t } = useTranslation('account');
  const hasIdToken = useSession().user?.idToken !== undefined;
  const brand = useGetBrand({ query: { enabled: hasIdToken } });
  const draft = useDraft<BrandForm>('brand');
  const save = useSave();
  return (
    <AccountFrame title={t('brand.title')}>
      <QueryContent query={brand} loading={loading} card={{ title: t('brand.title') }}>
        {(data) => (
          <BrandEditor
            brand={data}
            previewOf={previewOf}
            onSave={(changed, version) => save.mutateAsync({ data: changed, ...ifMatch(version) })}
            readLatest={() => getBrand()}
            isSaving={save.isPending}
            draft={draft}
          />
        )}
      </QueryContent>
    </AccountFrame>
  );
};
