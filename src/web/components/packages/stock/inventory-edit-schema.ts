import * as zod from 'zod/mini';
import type { InventoryEdit } from '#domain/inventory-edit.ts';
import { INVENTORY_NAME_LENGTH_MAX, RETAIL_PRICE_LENGTH_MAX } from '#domain/limits.ts';
import { FIAT_PATTERN } from '#domain/money.ts';

/** As long as it may be when it is shown with both decimals. */
const isShort = (price: string): boolean => Number(price).toFixed(2).length <= RETAIL_PRICE_LENGTH_MAX;

/** What the edit form takes (spec section 5, Retail price edit). */
export const inventoryEditSchema: zod.ZodMiniType<InventoryEdit, InventoryEdit> = zod.object({
  name: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(INVENTORY_NAME_LENGTH_MAX)),
  retailPrice: zod.string().check(zod.regex(FIAT_PATTERN), zod.refine(isShort)),
});
