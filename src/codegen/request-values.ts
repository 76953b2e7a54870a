// Where the values of the request collection come from. The one place to extend when the partner API learns a new id.

/** By operation: the variables that its answer gives, and where the answer has them. */
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
};

/** By the segment of a path: the variable that the parameter after it is filled with. */
export const variableOfSegment: Record<string, string> = {
  inventory: 'inventoryItemId',
  'activated-items': 'soldItemUid',
  customers: 'customerUid',
  esim: 'iccid',
};

/** Path parameters that mean the same everywhere: the contract's example will do. */
export const exemplary = new Set(['countrySet', 'countryCode']);

const valueOfField: Record<string, string> = {
  inventoryItemId: '{{inventoryItemId}}',
  customerUid: '{{customerUid}}',
  customerProfileDomainId: '{{customerProfileDomainId}}',
  // A new one each time: an address belongs to one customer.
  customerEmail: 'traveller-{{$guid}}@example.com',
  // What the activate call is for.
  activationMode: 'ON_DEMAND',
  // The item keeps the name it has.
  name: '{{inventoryItemName}}',
};

const variableOfPrice: Record<string, string> = { expectedPrice: 'purchasePrice', retailPrice: 'retailPrice' };

/** What a field of a body is filled with instead of its example; undefined where the example will do. */
export const valueOfBodyField = (name: string, example: unknown): unknown => {
  const price = variableOfPrice[name];
  if (price === undefined) return valueOfField[name];
  const value = `{{${price}}}`;
  return typeof example === 'object' ? { ...example, priceValue: value } : value;
};
