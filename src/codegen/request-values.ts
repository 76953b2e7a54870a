// The sources of the request collection's values. When the partner API gets a new id, only this file changes.

/** For each operation, the variables that its response sets, and where in the response they are. */
export const given: Record<string, Record<string, string>> = {
  authenticateReseller: { accessToken: 'accessToken' },
  listInventory: {
    inventoryItemId: 'items[0].id',
    inventoryItemName: 'items[0].name',
    purchasePrice: 'items[0].prices[0].priceValue',
    retailPrice: 'items[0].retailPrices[0].priceValue',
  },
  registerActivation: {
    soldItemUid: 'activatedItem.uid',
    customerUid: 'customer.uid',
    customerProfileDomainId: 'activatedItem.customerProfileDomainId',
    iccid: 'esimProfile.iccid',
  },
  createGroupSale: { groupSaleId: 'id' },
};

/** For each path segment, the variable of the parameter after it. */
export const variableOfSegment: Record<string, string> = {
  inventory: 'inventoryItemId',
  'activated-items': 'soldItemUid',
  customers: 'customerUid',
  esim: 'iccid',
  'group-sales': 'groupSaleId',
};

/** Path parameters with one meaning everywhere: the contract's example is used. */
export const exemplary = new Set(['countrySet', 'countryCode']);

const valueOfField: Record<string, string> = {
  inventoryItemId: '{{inventoryItemId}}',
  customerUid: '{{customerUid}}',
  customerProfileDomainId: '{{customerProfileDomainId}}',
  // A new one each time, because an address belongs to one customer.
  customerEmail: 'traveller-{{$guid}}@example.com',
  // Needed by the activate call.
  activationMode: 'ON_DEMAND',
  // The item keeps its name.
  name: '{{inventoryItemName}}',
};

const variableOfPrice: Record<string, string> = {
  expectedPrice: 'purchasePrice',
  expectedRetailPrice: 'retailPrice',
  retailPrice: 'retailPrice',
};

/** The value of a body's field instead of its example; undefined where the example is used. */
export const valueOfBodyField = (name: string, example: unknown): unknown => {
  const price = variableOfPrice[name];
  if (price === undefined) return valueOfField[name];
  const value = `{{${price}}}`;
  return typeof example === 'object' ? { ...example, priceValue: value } : value;
};
