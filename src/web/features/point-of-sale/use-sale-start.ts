import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Buyer } from '#domain/buyer.ts';
import { newAttempt } from './attempt.ts';
import { sellHref } from './addresses.ts';

/** Begins the sale of a package at its last step: everything is known or has a default. Each call begins another sale. */
export const useSaleStart = (): ((buyer: Buyer, itemId: string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (buyer, itemId) => void navigate(sellHref(buyer, itemId, { attempt: newAttempt(), from: 'till', state: 'notes' })),
    [navigate],
  );
};
