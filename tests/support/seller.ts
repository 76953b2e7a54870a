/** The settings of a seller: production does not start without them. */
export const sellerSettings = {
  SELLER_NAME: 'Berg Mobile GmbH',
  SELLER_STREET: 'Hafenstraße 7',
  SELLER_POSTAL_CODE: '20457',
  SELLER_CITY: 'Hamburg',
  SELLER_VAT_NUMBER: 'DE136695976',
} as const;
