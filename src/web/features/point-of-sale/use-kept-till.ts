import { useEffect } from 'react';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import type { SaleSuggestions } from '#contract/storefront/model/saleSuggestions.ts';
import { getGetSaleSuggestionsQueryKey, useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { getListInventoryQueryKey, useListInventory } from '#web/api/storefront/inventory/inventory.ts';
import { currentAccount } from '#web/browser-storage/account-entries.ts';
import { keepTill } from '#web/browser-storage/kept-till.ts';
import { useOwner } from './attempt.ts';

/** More packages are found with a network alone. */
const KEPT_MAX = 500;

/**
 * What is kept of the suggestions: not the last sale, which names a customer.
 */
const withoutCustomer = ({ items, countries, guestCountry }: SaleSuggestions): SaleSuggestions => ({
  items,
  countries,
  ...(guestCountry !== undefined && { guestCountry }),
});

const offeredOf = ({ items }: InventoryList): InventoryList => ({
  items: items.filter(({ active }) => active).slice(0, KEPT_MAX),
});

/** Keeps what the till offers for the next visit, which may have no network. */
export const useKeptTill = (): void => {
  const email = useOwner();
  const suggestions = useGetSaleSuggestions();
  const inventory = useListInventory();
  const at = Math.min(suggestions.dataUpdatedAt, inventory.dataUpdatedAt);
  const [offered, listed] = [suggestions.data, inventory.data];
  useEffect(() => {
    const subject = currentAccount();
    // What was kept before is not new.
    if (subject === undefined || at === 0 || !offered || !listed) return;
    void keepTill({
      visitor: { subject, email },
      at,
      answers: [
        { key: getGetSaleSuggestionsQueryKey(), answer: withoutCustomer(offered) },
        { key: getListInventoryQueryKey(), answer: offeredOf(listed) },
      ],
    });
  }, [at, email, listed, offered]);
};
