import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { newSellFlow, sellFlow, type SellFlow, type SellEvent, type SellStep, shownStep } from '#domain/sell-flow.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { openSaleAttempt, saleName } from './sale-attempts.ts';
import { sell } from './sell.ts';

export interface SellFlowControl {
  flow: SellFlow;
  step: SellStep | 'leave';
  dispatch: (event: SellEvent) => void;
  /** Shows another step; the browser's back button leads back. */
  go: (step: SellStep) => void;
  /** @param customerProfileDomainId Which of several balances is topped up. */
  send: (customerProfileDomainId: string | undefined) => Promise<void>;
}

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

/** What was typed for this very sale before it was interrupted, so that a repetition is the same sale. */
const startFrom = (sale: string): SellFlow => {
  const attempt = openSaleAttempt(sale);
  if (!attempt) return newSellFlow;
  const { notes, activationMode } = attempt;
  return { ...newSellFlow, notes, activationMode };
};

/** The sell flow: its state, its step in the address, and the one call that it makes. */
export const useSellFlow = (buyer: Buyer, item: InventoryItem): SellFlowControl => {
  const [flow, dispatch] = useReducer(sellFlow, saleName(buyer, item.id), startFrom);
  const { t } = useTranslation('pointOfSale');
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const queries = useQueryClient();
  const isMounted = useIsMounted();
  const go = (step: SellStep): void => {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (step === 'summary') next.delete('state');
        else next.set('state', step);
        return next;
      },
      // Nobody comes back to a view that waits: its outcome takes its place.
      { replace: step === 'success' || step === 'error' },
    );
  };
  /** The way to the outcome; whoever has gone elsewhere meanwhile hears of it there. */
  const tell = (step: 'success' | 'error'): void => {
    if (isMounted.current) go(step);
    else if (step === 'success') toast.success(t('success.elsewhere', { name: item.name }));
    else toast.error(t('error.elsewhere', { name: item.name }));
  };
  const send = async (customerProfileDomainId: string | undefined): Promise<void> => {
    if (flow.sale.state === 'sending' || flow.sale.state === 'sold') return;
    dispatch({ type: 'sent' });
    go('loading');
    try {
      const result = await sell({ buyer, item, flow, customerProfileDomainId });
      dispatch({ type: 'answered', result });
      tell(result.status === 'success' ? 'success' : 'error');
    } catch (error) {
      dispatch({ type: 'refused', problem: error instanceof ApiError ? error.problem : undefined });
      tell('error');
    }
    // Balance, stock, prices and history may not be what they were.
    void queries.invalidateQueries();
  };
  return { flow, step: shownStep(flow, query.get('state')), dispatch, go, send };
};
