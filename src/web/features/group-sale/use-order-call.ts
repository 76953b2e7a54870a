import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GroupSale } from '#contract/storefront/model/groupSale.ts';
import type { NewGroupSale } from '#contract/storefront/model/newGroupSale.ts';
import { isKeyReused } from '#domain/refusal.ts';
import { ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import { useCreateGroupSale } from '#web/api/storefront/group-sales/group-sales.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { lastActivationMode } from '#web/browser-storage/activation-mode.ts';
import { paths } from '#web/navigation/paths.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { EarlierOrder, GroupDraft } from './use-group-draft.ts';

type OrderCall = {
  /** One key for all presses, until it is known what became of the order. */
  entered: Pick<GroupDraft, 'key' | 'sent'>;
  /** Keeps what was sent, and what became of it. */
  change: (changes: Partial<GroupDraft>) => void;
  /** The order was made. */
  onOrdered: () => void;
};

const isSame = (one: NewGroupSale, other: NewGroupSale): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The order that has the key: it alone is answered when it is sent again, and nothing is sold by that. */
const findEarlier = async (
  send: (call: { data: NewGroupSale }) => Promise<GroupSale>,
  [data, ...others]: readonly NewGroupSale[],
): Promise<EarlierOrder> => {
  if (!data) return { travellers: [] };
  try {
    const { id } = await send({ data });
    return { id, travellers: data.travellers };
  } catch (error) {
    if (!(error instanceof ApiError && isKeyReused(error.problem))) throw error;
    const { id, travellers } = await findEarlier(send, others);
    return id === undefined ? { travellers: [...data.travellers, ...travellers] } : { id, travellers };
  }
};

/** Orders once, and goes on to the order. A failure leaves what was entered. */
export const useOrderCall = ({ entered: { key, sent }, change, onOrdered }: OrderCall) => {
  const { t } = useTranslation('groupSale');
  const toast = useToast();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { mutateAsync } = useCreateGroupSale({ request: { once: { key } } });
  /** The list was changed after an order whose answer was lost. A look-up that fails is made again by the next press. */
  const lookUp = async (before: readonly NewGroupSale[]): Promise<void> => {
    const earlier = await findEarlier(mutateAsync, before).catch(() => undefined);
    change(earlier ? { key: crypto.randomUUID(), sent: [], earlier } : { sent: before });
  };
  const { mutate, isPending } = useCreateGroupSale({
    request: { once: { key } },
    mutation: {
      onMutate: ({ data }) => {
        change({ sent: [data, ...sent.filter((other) => !isSame(other, data))] });
        return sent;
      },
      onSuccess: ({ id }, { data: { activationMode } }) => {
        if (activationMode && activationMode !== 'ON_DEMAND') lastActivationMode.write(activationMode);
        onOrdered();
        void queries.invalidateQueries();
        void navigate(paths.groupSale(id));
      },
      onError: async (error, _call, before = []) => {
        if (isKeyReused(error.problem)) await lookUp(before);
        else if (!isOutcomeUnknown(error)) {
          toast.error(error.problem.code === 'price_changed' ? t('priceChanged') : problemText(error));
          // It was refused for good; an order before it may still have arrived with the key.
          change(before.length === 0 ? { key: crypto.randomUUID(), sent: [] } : { sent: before });
        }
        void queries.invalidateQueries();
      },
    },
  });
  return { order: (data: NewGroupSale) => mutate({ data }), isPending };
};
