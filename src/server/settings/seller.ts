import { z } from 'zod';
import { EU_COUNTRIES } from '#domain/vat.ts';
import { vatNumberOf } from '#domain/vat-number.ts';
import type { Seller } from '../core/seller.ts';

export const sellerForms = {
  country: z.string().refine((code) => EU_COUNTRIES.includes(code), {
    error: 'must be the code of a member state of the EU, such as DE',
  }),
  vatNumber: z.string().refine((number) => EU_COUNTRIES.some((country) => vatNumberOf(country, number) !== undefined), {
    error: 'must be a VAT number with its prefix, such as DE136695976',
  }),
};

type Given = {
  SELLER_NAME?: string | undefined;
  SELLER_STREET?: string | undefined;
  SELLER_POSTAL_CODE?: string | undefined;
  SELLER_CITY?: string | undefined;
  SELLER_COUNTRY: string;
  SELLER_VAT_NUMBER?: string | undefined;
  SELLER_TAX_NUMBER?: string | undefined;
  SELLER_REGISTER?: string | undefined;
  SELLER_BANK?: string | undefined;
  SELLER_TIME_ZONE: string;
};

/** Who sells. Fails where the country and the VAT number do not fit. */
export const sellerOf = (given: Given): Seller => {
  const { SELLER_COUNTRY: country, SELLER_VAT_NUMBER: typed } = given;
  const vatNumber = typed === undefined ? undefined : vatNumberOf(country, typed);
  if (typed !== undefined && vatNumber === undefined)
    throw new Error(`SELLER_VAT_NUMBER must be a VAT number of SELLER_COUNTRY, which is ${country}`);
  return {
    timeZone: given.SELLER_TIME_ZONE,
    country,
    name: given.SELLER_NAME,
    street: given.SELLER_STREET,
    postalCode: given.SELLER_POSTAL_CODE,
    city: given.SELLER_CITY,
    vatNumber,
    taxNumber: given.SELLER_TAX_NUMBER,
    register: given.SELLER_REGISTER,
    bank: given.SELLER_BANK,
  };
};
