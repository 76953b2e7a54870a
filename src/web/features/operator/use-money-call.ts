import { useMutation, type UseMutationOptions, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sum } from '#contract/operator/model/sum.ts';
import { type ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import { onceSent, whileSending } from '#web/api/idempotency.ts';
import { endAttempt } from '#web/api/operator/adjustments/adjustments.ts';
import { endOpenChange, keepOpenChange, type OpenChange, openChanges } from '#web/browser-storage/open-changes.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import type { OpenChangeProps } from './components/OpenChange.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { SessionContext } from '#web/session/session-context.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** What moves money of a reseller: all of its calls say how much. */
type MoneyCall = { id: string; data: Sum };

type Options<Answer, Call> = UseMutationOptions<Answer, ApiError, Call>;

type MoneyCallOptions<Answer, Call> = {
  operation: OpenChange['operation'];
  /** What the call is about: the reseller, or the payment. */
  id: string;
  resellerId: string;
  /** The generated options of the call, with this idempotency key. */
  optionsOf: (key: string) => Options<Answer, Call>;
  /** Called when a call may have changed what is shown. */
  onSettled: () => unknown;
  /** Called when one whose outcome was unknown turns out to have been entered. */
  onEntered: () => void;
};

const ASKED_AGAIN_MS = 3_000;

/**
 * What became of a call of this operator, of whatever tab, that has no known outcome. It is asked for until there is
 * one. Each tab that shows it asks and tells by itself.
 */
const useOpenChange = <Answer, Call>(
  { operation, id, resellerId, onSettled, onEntered }: MoneyCallOptions<Answer, Call>,
  owner: string,
  ownKey: string,
): OpenChangeProps | undefined => {
  const { t } = useTranslation('operator');
  const { money } = useFormat();
  const toast = useToast();
  const kept = useStored(openChanges).find(
    (one) => one.owner === owner && one.operation === operation && one.id === id,
  );
  const [open, setOpen] = useState<OpenChange>();
  // Not what this tab has sent: its answer tells, and until then the tab keeps the key.
  if (kept !== undefined && kept.key !== open?.key && kept.key !== ownKey) setOpen(kept);
  const key = open?.key ?? '';
  const tell = ({ value, currencyCode }: OpenChange, isEntered: boolean): void => {
    const amount = money(value, currencyCode);
    endOpenChange(key);
    setOpen(undefined);
    if (isEntered) {
      toast.success(t('openChange.done', { amount }));
      onEntered();
    } else toast.error(t('openChange.ended', { amount }));
    onSettled();
  };
  const { isFetching, refetch } = useQuery({
    queryKey: ['settled change', key],
    queryFn: async ({ signal }) => {
      const attempt = await onceSent(key, signal, () => endAttempt(resellerId, { operation, key }, { signal }));
      if (open && attempt.state !== 'RUNNING') tell(open, attempt.state === 'DONE');
      return attempt;
    },
    enabled: open !== undefined,
    gcTime: 0,
    refetchInterval: ASKED_AGAIN_MS,
  });
  if (!open) return undefined;
  const { value, currencyCode } = open;
  return { amount: { value, currencyCode }, isAsking: isFetching, onAsk: () => void refetch() };
};

/**
 * A call that moves money of a reseller. It has one idempotency key until its outcome is known, whatever is typed until
 * then; until then nothing else of its kind is sent for the same reseller or payment (decision 91).
 */
export const useMoneyCall = <Answer, Call extends MoneyCall>(
  options: MoneyCallOptions<Answer, Call>,
): UseMutationResult<Answer, ApiError, Call> & { open: OpenChangeProps | undefined } => {
  const owner = use(SessionContext)?.email ?? '';
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { operation, id, optionsOf, onSettled } = options;
  const { mutationFn, ...generated } = optionsOf(key);
  const mutation = useMutation<Answer, ApiError, Call>({
    ...generated,
    ...(mutationFn && { mutationFn: (call, context) => whileSending(key, () => mutationFn(call, context)) }),
    onMutate: ({ data: { value, currencyCode } }) => keepOpenChange({ key, owner, operation, id, value, currencyCode }),
    onSettled: (_answer, error) => {
      const isUnknown = error !== null && isOutcomeUnknown(error);
      if (!isUnknown) endOpenChange(key);
      setKey(crypto.randomUUID());
      // What is shown is read again once the outcome is told. A call that waited for that would still be under way for
      // its form then, which would not take the next press.
      return isUnknown ? undefined : onSettled();
    },
  });
  const told = (): void => {
    mutation.reset();
    void onSettled();
  };
  return { ...mutation, open: useOpenChange({ ...options, onSettled: told }, owner, key) };
};
