import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTermsChanged } from '#domain/legal-text.ts';
import { configuration } from '#web/configuration/configuration.ts';
import {
  getGetTermsAndConditionsQueryKey,
  useAcceptTermsAndConditions,
  useGetTermsAndConditions,
} from '#web/api/storefront/legal/legal.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { LegalBar } from './components/LegalBar.tsx';
import { useProblemWords } from '#web/i18n/use-problem-words.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** The legal bar, for signed-in users who must accept the current terms. */
export const LegalNotice = (): ReactElement | null => {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const [isPutAway, setPutAway] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const words = useProblemWords();
  const provider = configuration.storeSlug;
  const { data: terms } = useGetTermsAndConditions(provider, undefined, { query: { enabled: status === 'signedIn' } });
  const accept = useAcceptTermsAndConditions({
    mutation: {
      onSuccess: (accepted) => queries.setQueryData(getGetTermsAndConditionsQueryKey(provider), accepted),
      onError: async (error) => {
        if (!isTermsChanged(error.problem)) return toast.error(failureText(error, t('tandc.error')));
        toast.error(words(error.problem).text);
        // Until then the button is inactive: the next press accepts the current version.
        return queries.invalidateQueries({ queryKey: getGetTermsAndConditionsQueryKey(provider) });
      },
    },
  });
  const mustAccept = terms?.userNeedsToAccept === true && terms.userAccepted !== true;
  if (status !== 'signedIn' || !mustAccept || isPutAway) return null;
  return (
    <LegalBar
      termsHref={paths.terms()}
      isUpdate={terms.acceptedVersion !== undefined}
      onAccept={() => accept.mutate({ provider, data: { version: terms.currentVersion } })}
      onCancel={() => setPutAway(true)}
      isPending={accept.isPending}
    />
  );
};
