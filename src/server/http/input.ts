import type { operations as operator } from '#contract/operator/operations.ts';
import type { operations as partner } from '#contract/partner/operations.ts';
import type { operations as storefront } from '#contract/storefront/operations.ts';
import type { InputOf, Operation } from './contract-types.ts';

type Storefront = typeof storefront;
type Partner = typeof partner;
type Operator = typeof operator;

type InputIn<Table, Id> = Id extends keyof Table ? (Table[Id] extends Operation ? InputOf<Table[Id]> : never) : never;

/** An operation's input. For an operation of several documents, the input in each of them. */
export type Input<Id extends keyof Storefront | keyof Partner | keyof Operator> =
  | InputIn<Storefront, Id>
  | InputIn<Partner, Id>
  | InputIn<Operator, Id>;
