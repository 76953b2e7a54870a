import * as zod from 'zod/mini';
import { RetailPrice } from '#contract/storefront/zod/schemas/retailPrice.zod.ts';
import { UpdateInventoryItemRequest } from '#contract/storefront/zod/schemas/updateInventoryItemRequest.zod.ts';
import { amount, trimmed } from '#web/components/form/schemas.ts';

const { name } = UpdateInventoryItemRequest.shape;
const { priceValue, currencyCode } = RetailPrice.shape;

/** Name and retail price as typed: both are required. */
export const inventoryEditSchema = zod.strictObject({
  name: trimmed(name),
  retailPrice: zod.strictObject({ priceValue: amount(priceValue), currencyCode }),
});
