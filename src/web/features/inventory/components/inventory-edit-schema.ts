import * as zod from 'zod/mini';
import { RetailPrice } from '#contract/storefront/zod/schemas/retailPrice.zod.ts';
import { UpdateInventoryItemRequest } from '#contract/storefront/zod/schemas/updateInventoryItemRequest.zod.ts';
import { storedName } from '#domain/inventory-edit.ts';
import type { PackageFacts } from '#domain/package.ts';
import { amount, shownName, trimmed } from '#web/components/form/schemas.ts';

const { name } = UpdateInventoryItemRequest.shape;
const { priceValue, currencyCode } = RetailPrice.shape;

/**
 * Name and retail price as typed: both are required. The catalogue's name for a reader, which may be longer than a name of
 * the reseller's own, counts as the one that is stored.
 */
export const inventoryEditSchema = (item: PackageFacts) =>
  zod.strictObject({
    name: trimmed(
      zod.pipe(
        zod.pipe(
          zod.string(),
          zod.transform((typed) => storedName(typed, item)),
        ),
        shownName(name),
      ),
    ),
    retailPrice: zod.strictObject({ priceValue: amount(priceValue), currencyCode }),
  });
