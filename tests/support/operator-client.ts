import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '#contract/operator/paths.ts';
import type { Database } from '#server/db/connect.ts';
import { makeOperator, signInOperator } from './operator.ts';
import { newReseller, type Reseller } from './reseller.ts';

export type OperatorSchemas = components['schemas'];
export type OperatorClient = Client<paths>;

/** An operator with a client of the desk's API. */
export type Operator = Pick<Reseller, 'email' | 'token'> & { desk: OperatorClient };

/** A client of the operator API with this bearer token. */
export const operatorClient = ({ url }: { url: string }, token: string): OperatorClient =>
  createClient<paths>({ baseUrl: `${url}/operator-api`, headers: { authorization: `Bearer ${token}` } });

/** A new account that is an operator. */
export const newOperator = async (store: { url: string; db: Database }): Promise<Operator> => {
  const reseller = await newReseller(store);
  await makeOperator(store, reseller);
  const { email, token } = await signInOperator(store, reseller);
  return { email, token, desk: operatorClient(store, token) };
};
