import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { canSend, preparedSale, type Sale, type SaleDetails, type SellStep, shownStep } from '#domain/sell-flow.ts';
import { type PriceChanges, priceChanges } from '#domain/shown-price.ts';
import { useGetActivatedItem } from '#web/api/storefront/activations/activations.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { CARRIED, useSaleDraft } from './attempt.ts';
import { startDetails, useSell, useSentSale } from './use-sale.ts';

const PREPARATION_POLL_MS = 3_000;

/** Asks about a sale until its supplier has delivered it, or refused it. */
export const usePreparation = (uid: string | undefined) => {
  const queries = useQueryClient();
  const query = useGetActivatedItem(uid ?? '', {
    query: {
      enabled: uid !== undefined,
      refetchInterval: ({ state: { data } }) => (data && !data.isBeingPrepared ? false : PREPARATION_POLL_MS),
    },
  });
  const isOver = query.data !== undefined && !query.data.isBeingPrepared;
  useEffect(() => {
    // A refund changed the balance, or the stock.
    if (isOver) void queries.invalidateQueries();
  }, [isOver, queries]);
  return query;
};

/** The sale as its call left it; a sale that is being prepared becomes sold or refunded by itself. */
const usePreparedSale = (called: Sale): Sale => {
  const { data } = usePreparation(called.state === 'preparing' ? called.result.activatedItem.uid : undefined);
  return (called.state === 'preparing' && data && preparedSale(data)) || called;
};

export type SellFlow = {
  sale: Sale;
  step: SellStep | 'leave';
  /** Shows another step; the browser's back button returns. */
  go: (step: SellStep) => void;
  /** The last input: it survives every step and every refusal. */
  details: SaleDetails;
  keepDetails: (details: SaleDetails) => void;
  /**
   * Resolves when the call has ended, with success or failure.
   *
   * @param customerProfileDomainId Which of several balances is topped up, or which one a new eSIM shares.
   */
  send: (details: SaleDetails, customerProfileDomainId: string | undefined) => Promise<void>;
  /** Keeps the notes for the sale to a customer who already exists. */
  carry: () => void;
  /** The stock was to pay for the sale, and the credit did. */
  isStockUsedUp: boolean;
  /** The prices are not what the seller was shown; nothing is sold before the new ones are accepted. */
  changes: PriceChanges | undefined;
  acceptPrices: () => void;
};

const useIsMounted = (): { readonly current: boolean } => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};

/**
 * The step in the address, and the function that changes it. The router follows a moment later, by then a busy browser
 * may have the answer to the sale: until then the step that was asked for counts.
 */
const useStep = (): [addressed: string | null, go: (step: SellStep) => void] => {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const place = `${key} ${useNavigationType()}`;
  const [asked, setAsked] = useState<{ step: SellStep; from: string }>();
  // The router has followed: Back can lead to the same place again, and to its own step.
  if (asked !== undefined && asked.from !== place) setAsked(undefined);
  const go = (step: SellStep): void => {
    setAsked({ step, from: place });
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (step === 'summary') next.delete('state');
        else next.set('state', step);
        return next;
      },
      // A waiting view is replaced by its outcome, so that going back does not show it again.
      { replace: step === 'success' || step === 'error' },
    );
  };
  return [asked?.from === place ? asked.step : query.get('state'), go];
};

/** The sell flow of an attempt: its call determines the state of the sale, and the address the step that is shown. */
export const useSellFlow = (attempt: string, buyer: Buyer, item: InventoryItem): SellFlow => {
  const { t } = useTranslation('pointOfSale');
  const toast = useToast();
  const queries = useQueryClient();
  const isMounted = useIsMounted();
  const [addressed, go] = useStep();
  const draft = useSaleDraft();
  const nameOf = usePackageName();
  const [details, setDetails] = useState(() => startDetails(attempt, buyer, draft.read()));
  /** Shows the outcome; a seller who has opened another page in the meantime is told there. */
  const tell = (made: ActivationResult | undefined): void => {
    const isDone = made !== undefined;
    if (isDone) draft.drop();
    if (isMounted.current) go(made?.status === 'success' ? 'success' : 'error');
    else if (isDone) toast.success(t('success.elsewhere', { name: nameOf(item) }));
    else toast.error(t('error.elsewhere', { name: nameOf(item) }));
    // Balance, stock, prices and history may have changed.
    void queries.invalidateQueries();
  };
  const { sale: called, isStockUsedUp } = useSentSale(attempt);
  // What the seller was shown, and collected, is what is sent, whatever was read since.
  const [shown, show] = useState(item);
  const changes = priceChanges(shown, item);
  const { prices, retailPrices } = shown;
  const send = useSell(attempt, buyer, { ...item, prices, retailPrices }, tell);
  const sale = usePreparedSale(called);
  const isDelivered = called.state === 'preparing' && sale.state === 'sold';
  useEffect(() => {
    if (isDelivered && addressed === 'error') go('success');
  });
  return {
    sale,
    step: shownStep(sale, isDelivered && addressed === 'error' ? 'success' : addressed),
    isStockUsedUp,
    changes,
    acceptPrices: () => show(item),
    go,
    details,
    keepDetails: (changed) => {
      setDetails(changed);
      draft.write({ name: attempt, details: changed });
    },
    carry: () => draft.write({ name: CARRIED, details }),
    send: async (sent, customerProfileDomainId) => {
      if (!canSend(sale) || changes) return;
      const ended = send(sent, customerProfileDomainId);
      go('loading');
      await ended;
    },
  };
};
