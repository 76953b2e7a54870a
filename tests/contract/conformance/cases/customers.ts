// Customers, their eSIMs and their links.
import { randomUUID } from 'node:crypto';
import type { Call } from '../call.ts';
import { newKey, type Stage } from '../environment.ts';
import type { Cases } from './case.ts';
import { newSale } from './sales.ts';

const newEmail = (): string => `${randomUUID()}@example.com`;

const customerBy = async (stage: Stage, parameter: string): Promise<Call> => ({
  params: { [parameter]: (await newSale(stage)).customer.uid },
});

export const customerCases = (parameter: string): Cases => ({ 200: (stage) => customerBy(stage, parameter) });

export const customerUpdateCases = (parameter: string): Cases => ({
  200: async (stage) => ({
    ...(await customerBy(stage, parameter)),
    body: { customerEmail: newEmail(), countryOfResidence: 'DE' },
  }),
  409: async (stage) => {
    const customerEmail = newEmail();
    await newSale(stage, { customerEmail });
    return { ...(await customerBy(stage, parameter)), body: { customerEmail } };
  },
});

export const erasureCases = (parameter: string): Cases => ({ 204: (stage) => customerBy(stage, parameter) });

export const searchCases: Cases = {
  200: () => ({ body: { searchKey: 'EMAIL', searchQuery: 'example', searchMode: 'contains' } }),
};

export const connectivityCases: Cases = {
  200: async (stage) => ({ params: { iccid: (await newSale(stage)).esimProfile?.iccid ?? '' } }),
};

const newLinks = async (stage: Stage): Promise<Call> => ({
  ...(await customerBy(stage, 'customerUid')),
  headers: newKey(),
});

export const shareLinkCases: Cases = {
  200: newLinks,
  409: { running: 'replaceShareLinks', call: newLinks },
  422: async (stage) => {
    const [first, second] = [await newLinks(stage), await newLinks(stage)];
    return [first, { ...second, headers: first.headers ?? {} }];
  },
};

/** What a shared link opens. */
export const profileCases: Cases = {
  200: async (stage) => {
    const { profileUrl } = (await newSale(stage)).customer;
    return {
      query: { token: new URL(profileUrl).searchParams.get('token') ?? '', includeResellerInformation: 'true' },
    };
  },
  401: () => ({ query: { token: 'a.b.c' } }),
};
