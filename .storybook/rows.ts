import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { getResponse, http, type RequestHandler } from 'msw';
import { shopHandlers } from '#mocks/scenarios/shop.ts';

/** The pages whose lists the control fills. */
const listPages = new Set([
  'Features/Dashboard/DashboardPage',
  'Features/History/HistoryPage',
  'Features/Inventory/InventoryPage',
  'Features/Packages/PackagesPage',
  'Features/Point of sale/PackageChoicePage',
  'Features/Point of sale/StorePage',
  'Features/Pricing/PricingPage',
]);

/** Gives the stories of these pages a control for how many rows their lists have, whatever they say themselves. */
export const rowsControl: ArgTypesEnhancer = ({ title, argTypes }) =>
  listPages.has(title)
    ? {
        ...argTypes,
        rows: {
          name: 'rows',
          description:
            'Rows of every list, from the shop of the demo reseller; as the story has them while none is chosen.',
          type: { name: 'number' },
          options: [0, 3, 40, 500],
          control: { type: 'inline-radio' },
        },
      }
    : argTypes;

let chosen: number | undefined;

const chosenRows = http.get('*/client-api/*', ({ request }) =>
  chosen === undefined ? undefined : getResponse(shopHandlers(chosen), request),
);

/** The handler that comes before those of a story once its control was used. */
export const rowsHandlers = (rows: unknown): RequestHandler[] => {
  chosen = typeof rows === 'number' ? rows : undefined;
  return chosen === undefined ? [] : [chosenRows];
};
