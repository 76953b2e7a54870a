/** Who sells, as invoices name it. The settings say it, and the database keeps each version with its time. */
export type Seller = {
  /** The zone of the dates on documents. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. A business in this country pays the VAT; there is no reverse charge. */
  country: string;
  /** Set in production. */
  name?: string | undefined;
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  vatNumber?: string | undefined;
  taxNumber?: string | undefined;
  register?: string | undefined;
  bank?: string | undefined;
};
