import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#contract/storefront/model/brand.ts';
import { type BrandForm, canBeAskedForData } from '#domain/brand.ts';
import { isChangedSince } from '#domain/refusal.ts';
import {
  getBrand,
  getGetBrandQueryKey,
  useGetBrand,
  useRemoveLogo,
  useUpdateBrand,
  useUploadLogo,
} from '#web/api/storefront/account/account.ts';
import { getGetSaleSuggestionsQueryKey } from '#web/api/storefront/activations/activations.ts';
import { ifMatch } from '#web/api/if-match.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFirstDayReturn } from '#web/navigation/use-first-day-return.ts';
import { useSession } from '#web/session/session-context.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { type KeptUndo, useUndoToast } from '#web/queries/use-undo-toast.ts';
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
  const returnToFirstDay = useFirstDayReturn('contact');
  return useUpdateBrand({
    mutation: {
      onSuccess: (brand) => {
        queries.setQueryData(getGetBrandQueryKey(), brand);
        // The till has the rate of the second currency.
        void queries.invalidateQueries({ queryKey: getGetSaleSuggestionsQueryKey() });
        toast.success(t('brand.saved'));
        if (canBeAskedForData(brand)) returnToFirstDay();
      },
      onError: (error) => {
        if (!isChangedSince(error.problem)) toast.error(problemText(error, t('brand.saveFailed')));
      },
    },
  });
};

type Kept = { picture: string | undefined };

/** The uploaded logo, to bring it back. */
const keptPicture = async (brand: Brand | undefined): Promise<string | undefined> => {
  if (brand?.uploadedLogoUrl === undefined) return undefined;
  const { pictureAt } = await import('./components/logo-file.ts');
  return pictureAt(new URL(brand.uploadedLogoUrl).pathname).catch(() => undefined);
};

/** Changes the logo at once, and shows the changed brand without asking for it again. */
const useLogo = () => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const upload = useUploadLogo({
    mutation: {
      onSuccess: (brand) => {
        queries.setQueryData(getGetBrandQueryKey(), brand);
        toast.success(t('brand.logo.uploaded'));
      },
    },
  });
  const { mutate: restore } = useUploadLogo({
    mutation: {
      onSuccess: (brand) => {
        queries.setQueryData(getGetBrandQueryKey(), brand);
        toast.success(t('brand.logo.restored'));
      },
      onError: (error) => toast.error(problemText(error, t('brand.logo.failed'))),
    },
  });
  const undo = useCallback(
    async (picture: string): Promise<void> => {
      // Where it cannot be read, the upload says so.
      const brand = await getBrand().catch(() => undefined);
      if (brand?.uploadedLogoUrl === undefined && brand?.logoUrl === undefined) return restore({ data: { picture } });
      queries.setQueryData(getGetBrandQueryKey(), brand);
      return toast.error(t('brand.logo.changedSince'));
    },
    [queries, restore, t, toast],
  );
  const offerUndo = useUndoToast(useDraft<KeptUndo<string>>('undo logo'), undo);
  const remove = useRemoveLogo({
    mutation: {
      // Without it the logo is removed all the same, for good.
      onMutate: async (): Promise<Kept> => ({
        picture: await keptPicture(queries.getQueryData<Brand>(getGetBrandQueryKey())),
      }),
      onSuccess: (_nothing, _variables, { picture }) => {
        queries.setQueryData<Brand>(getGetBrandQueryKey(), (brand) => {
          if (!brand) return brand;
          const { uploadedLogoUrl: _, ...rest } = brand;
          return rest;
        });
        const removed = t('brand.logo.removed');
        if (picture === undefined) toast.success(removed);
        else offerUndo(removed, picture);
      },
      onError: (error) => toast.error(problemText(error, t('brand.logo.removeFailed'))),
    },
  });
  return { upload, remove, failureText: (error: unknown) => problemText(error, t('brand.logo.failed')) };
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
  const { upload, remove, failureText } = useLogo();
  return (
    <AccountFrame title={t('brand.title')}>
      <QueryContent query={brand} loading={loading} card={{ title: t('brand.title') }}>
        {(data) => (
          <BrandEditor
            brand={data}
            previewOf={previewOf}
            onSave={(changed, version) => save.mutateAsync({ data: changed, ...ifMatch(version) })}
            readLatest={() => getBrand()}
            onUploadLogo={(picture) => upload.mutateAsync({ data: { picture } })}
            logoFailureText={failureText}
            onRemoveLogo={() => remove.mutate()}
            isRemovingLogo={remove.isPending}
            isSaving={save.isPending}
            draft={draft}
          />
        )}
      </QueryContent>
    </AccountFrame>
  );
};
