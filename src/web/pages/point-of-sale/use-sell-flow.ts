import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newSellFlow, sellFlow, type SellFlow, type SellEvent, type SellStep, shownStep } from '#domain/sell-flow.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type Sale, sell } from './sell.ts';

export interface SellFlowControl {
  flow: SellFlow;
  step: SellStep | 'leave';
  dispatch: (event: SellEvent) => void;
  /** Shows another step; the browser's back button leads back. */
  go: (step: SellStep) => void;
  send: (sale: Omit<Sale, 'flow'>) => Promise<void>;
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

/** The sell flow: its state, its step in the address, and the one call that it makes. */
export const useSellFlow = (): SellFlowControl => {
  const [flow, dispatch] = useReducer(sellFlow, newSellFlow);
  const [query, setQuery] = useSearchParams();
  const queries = useQueryClient();
  const isMounted = useIsMounted();
  const go = (step: SellStep): void => {
    // Whoever has gone elsewhere meanwhile is not called back.
    if (!isMounted.current) return;
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
  const send = async (sale: Omit<Sale, 'flow'>): Promise<void> => {
    if (flow.sale.state === 'sending' || flow.sale.state === 'sold') return;
    dispatch({ type: 'sent' });
    go('loading');
    try {
      const result = await sell({ ...sale, flow });
      dispatch({ type: 'answered', result });
      go(result.status === 'success' ? 'success' : 'error');
    } catch (error) {
      dispatch({ type: 'refused', problem: error instanceof ApiError ? error.problem : undefined });
      go('error');
    }
    // Balance, stock, prices and history may not be what they were.
    void queries.invalidateQueries();
  };
  return { flow, step: shownStep(flow, query.get('state')), dispatch, go, send };
};
