import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { type SaleDetails, sellVerb } from '#domain/sell-flow.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { MainAction } from './components/MainAction.tsx';
import { PriceChanged } from './components/PriceChanged.tsx';
import { SaleBrief } from './components/SaleBrief.tsx';
import { SellNotes } from './components/SellNotes.tsx';
import { CreditMissing } from './CreditMissing.tsx';
import type { KnownBuyer } from './use-buyer.ts';
import type { SellFlow } from './use-sell-flow.ts';
import type { TopUpBalance } from './use-top-up-balance.ts';

export type NotesStepProps = {
  /** Who buys it, as the address says. */
  buyer: Buyer;
  /** What is sold. */
  item: InventoryItem;
  /** What the store knows of the buyer: address, country, eSIMs. */
  known: KnownBuyer;
  /** The step, what was typed, and the ways on. */
  flow: SellFlow;
  /** Which eSIM of several is topped up. */
  topUpBalance: TopUpBalance;
};

/** The country is a part of the address; the sale goes on with what was typed. */
const useCountryChange = (): ((country: string) => void) => {
  const [, setQuery] = useSearchParams();
  return (country) => setQuery((known) => ({ ...Object.fromEntries(known), country }), { replace: true });
};

/** The last step before the sale: what is sold to whom, when it starts, and notes. A sale by one press begins here. */
export const NotesStep = ({ buyer, item, known, flow, topUpBalance }: NotesStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const formId = useId();
  const changeCountry = useCountryChange();
  const { data: suggestions } = useGetSaleSuggestions();
  const sell = async (details: SaleDetails): Promise<void> => {
    if (topUpBalance.refusal === undefined) await flow.send(details, topUpBalance.sentId);
  };
  return (
    <>
      <SaleBrief
        item={item}
        customer={known.name}
        country={buyer.type === 'existing' ? undefined : buyer.country}
        countries={suggestions?.countries}
        onCountryChange={changeCountry}
        domains={topUpBalance.domains}
        domainId={topUpBalance.domainId}
        onDomainChange={topUpBalance.choose}
      />
      <CreditMissing item={item} />
      <SellNotes id={formId} details={flow.details} onChange={flow.keepDetails} onSubmit={sell} />
      {flow.changes && <PriceChanged changes={flow.changes} onAccept={flow.acceptPrices} />}
      <MainAction
        type="submit"
        form={formId}
        disabledReason={flow.changes ? t('priceChange.reason') : topUpBalance.refusal}
      >
        {t(`notes.${sellVerb(buyer.type, flow.details.activationMode)}`)}
      </MainAction>
    </>
  );
};
