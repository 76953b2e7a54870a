import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Buyer } from '#domain/buyer.ts';
import { sellHref } from './addresses.ts';

/** In the history entry of a sale that began with one press. */
type SaleState = { saleId?: string } | null;

/** Begins the sale of a package at its last step: everything is known or has a default. Each call begins another sale. */
export const useSaleStart = (): ((buyer: Buyer, itemId: string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (buyer, itemId) => {
      const state: SaleState = { saleId: crypto.randomUUID() };
      void navigate(sellHref(buyer, itemId, 'notes'), { state });
    },
    [navigate],
  );
};

/** Tells apart sales of the same package to the same buyer; undefined for one that was begun by the cards. */
export const useSaleId = (): string | undefined => (useLocation().state as SaleState)?.saleId;
