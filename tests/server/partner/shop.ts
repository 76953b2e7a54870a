// A shop that sells through the partner API, to one customer again and again.
import type { components } from '#contract/partner/paths.ts';
import { bodyOf, newReseller, partnerClient, type PartnerClient } from '#support/reseller.ts';
import { readCredit } from '#support/sales.ts';
import { priceOf, setCredit, shelve } from '#support/stock-setup.ts';
import type { TestServer } from '#support/test-server.ts';

export type Sale = components['schemas']['ActivationResult'];

const keyed = (key?: string) => ({ params: key === undefined ? {} : { header: { 'Idempotency-Key': key } } });

/** A customer with one eSIM, and credit for nine more packages. */
export const openShop = async (server: TestServer) => {
  const reseller = await newReseller(server);
  const partner = await partnerClient(server, reseller);
  const item = await shelve(reseller, 'Germany 1 GB');
  await setCredit(server, reseller, 10 * priceOf(item));

  const register = (body: object = {}, key?: string) =>
    partner.POST('/simshelf/activations/register', { ...keyed(key), body: { inventoryItemId: item.id, ...body } });

  const first = await bodyOf(register({ customerEmail: 'tom@example.com' }));
  const again = { inventoryItemId: item.id, customerUid: first.customer.uid };

  return {
    reseller,
    partner,
    item,
    first,
    register,

    topUp: (body: object = {}, key?: string, by: PartnerClient = partner) =>
      by.POST('/simshelf/activations/top-up', { ...keyed(key), body: { ...again, ...body } }),

    topUpWithProfile: (body: object, key?: string, by: PartnerClient = partner) =>
      by.POST('/simshelf/activations/top-up-with-profile', { ...keyed(key), body: { ...again, ...body } }),

    detail: ({ activatedItem: { uid } }: Sale) =>
      bodyOf(partner.GET('/simshelf/activations/activated-items/{uid}', { params: { path: { uid } } })),

    /** How many packages the credit still pays for. */
    packagesLeft: async (): Promise<number> => Math.round((await readCredit(reseller)) * 100) / priceOf(item),
  };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

export const domainOf = ({ activatedItem }: Sale): string => activatedItem.customerProfileDomainId;

export const iccidOf = ({ esimProfile }: Sale): string => esimProfile?.iccid ?? '';

export const gigabytes = (sizeValue: number) => ({ sizeValue, sizeUnit: 'GB' });
