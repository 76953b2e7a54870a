import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';

/** What a new store needs, in the order in which it is best done. */
export const FIRST_DAY_STEPS = ['email', 'country', 'credit', 'packages', 'price', 'contact', 'sale'] as const;

export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/** What is known of a new store; undefined until it is. */
export type NewStore = {
  /** The e-mail address is confirmed. */
  isConfirmed: boolean | undefined;
  /** The billing address has a country. */
  hasCountry: boolean | undefined;
  /** In whole units of its currency. */
  credit: number | undefined;
  items: readonly Pick<InventoryItem, 'retailPriceEdited'>[] | undefined;
  /** Travellers can ask for more data. */
  hasContact: boolean | undefined;
};

/** The steps that are done. The first sale is not one of them: it ends the first day. */
export const doneSteps = ({
  isConfirmed,
  hasCountry,
  credit = 0,
  items = [],
  hasContact,
}: NewStore): ReadonlySet<FirstDayStep> => {
  const isDone: Record<FirstDayStep, boolean> = {
    email: isConfirmed === true,
    country: hasCountry === true,
    credit: credit > 0,
    packages: items.length > 0,
    price: items.some(({ retailPriceEdited }) => retailPriceEdited),
    contact: hasContact === true,
    sale: false,
  };
  return new Set(FIRST_DAY_STEPS.filter((step) => isDone[step]));
};

/** The first package can be sold without these. */
const NOT_NEEDED: ReadonlySet<FirstDayStep> = new Set(['email', 'price', 'contact']);

/** Whether the first sale needs no such step. */
const canWait = (step: FirstDayStep): boolean => NOT_NEEDED.has(step);

/** How long a step takes that the first sale needs, in minutes. */
export const MINUTES = { country: 1, credit: 3, packages: 1, sale: 2 } as const satisfies Partial<
  Record<FirstDayStep, number>
>;

/** The next step that the first sale needs. */
export const nextStep = (done: ReadonlySet<FirstDayStep>): FirstDayStep =>
  FIRST_DAY_STEPS.find((step) => !done.has(step) && !canWait(step)) ?? 'sale';
