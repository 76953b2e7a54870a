import type { ComponentType, ReactElement } from 'react';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import { type ResellerCalls, useResellerCalls } from '#web/features/operator/resellers/use-reseller-calls.ts';

export type OfResellerProps = {
  /** The reseller of the page. */
  reseller: Reseller;
};

/** A part of the reseller's page with the changes of that reseller, which the page has for all of its parts. */
export const withCalls = (Part: ComponentType<OfResellerProps & { calls: ResellerCalls }>) => {
  const WithCalls = ({ reseller }: OfResellerProps): ReactElement => (
    <Part reseller={reseller} calls={useResellerCalls(reseller.id)} />
  );
  return WithCalls;
};
