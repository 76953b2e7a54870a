const STATUSES = ['success', 'error'] as const;

export type CardStatus = (typeof STATUSES)[number];

/** How a card form ended, told by the address that its provider returns to; nothing for another value (CRE-008). */
export const readCardStatus = (query: URLSearchParams): CardStatus | undefined => {
  const value = query.get('status')?.toLowerCase();
  return STATUSES.find((status) => status === value);
};
