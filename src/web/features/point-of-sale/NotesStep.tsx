import { type ReactElement, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import * as zod from 'zod/mini';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { Metatag } from '#contract/storefront/zod/schemas/metatag.zod.ts';
import { type Buyer, isToppedUp } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { validityEnd } from '#domain/validity.ts';
import { type SaleDetails, SELL_ACTIVATION_MODES } from '#domain/sell-flow.ts';
import { useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { Form } from '#web/components/form/Form.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { currentTime } from '#web/device/assumed.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useAboutPrice } from '#web/queries/use-about-price.ts';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { BuyerNotice } from './BuyerNotice.tsx';
import { CountryChips } from './components/CountryChips.tsx';
import { CreditMissing } from './CreditMissing.tsx';
import { MainAction } from '#web/components/page/MainAction.tsx';
import { PriceChanged } from './components/PriceChanged.tsx';
import { TopUpTarget, type TopUpTargetProps } from './TopUpTarget.tsx';
import { OwnPrice } from './OwnPrice.tsx';
import styles from './NotesStep.module.css';
import type { KnownBuyer } from './use-buyer.ts';
import type { SellFlow } from './use-sell-flow.ts';
import type { TopUpBalance } from './use-top-up-balance.ts';

type SaleBriefProps = TopUpTargetProps & {
  /** The package, with its retail price. */
  item: InventoryItem;
  /** E-mail address, else ICCID; nothing for a guest. */
  customer: string | undefined;
  /** Where a new customer or a guest lives, once that is known. */
  country?: string | undefined;
  /** The countries that are chosen most. */
  countries?: readonly string[] | undefined;
  /** Called with another country, and with undefined while one is looked for; an existing customer is not asked. */
  onCountryChange?: ((country: string | undefined) => void) | undefined;
};

const NO_COUNTRIES: readonly string[] = [];

/** What is sold to whom for how much, in a few lines: all that the seller checks before the sale. */
const SaleBrief = (props: SaleBriefProps): ReactElement => {
  const { item, customer, country, countries = NO_COUNTRIES, onCountryChange } = props;
  const { t } = useTranslation('pointOfSale');
  const { moneyParts } = useFormat();
  const texts = usePackageTexts();
  const name = usePackageName()(item);
  const price = firstPrice(item.retailPrices);
  const about = useAboutPrice(price);
  return (
    <Card>
      <div className={styles.brief}>
        <div className={styles.goods}>
          <div className={styles.package}>
            <CoverageLabel coverage={item} size="medium" />
            <span className={styles.name}>{name}</span>
            <span>{texts.holds(item)}</span>
          </div>
          {price && (
            <div className={styles.price}>
              <Figure label={t('summary.total')} size="large" {...moneyParts(price.priceValue, price.currencyCode)} />
              {about && (
                <span className={styles.detail}>
                  {about.about} · {about.rate}
                </span>
              )}
            </div>
          )}
        </div>
        <div className={styles.buyer}>
          <div className={styles.who}>
            <span>{customer ? <EmailAddress address={customer} /> : t('summary.guest')}</span>
            <span className={styles.detail}>
              <OwnPrice item={item} isSentence />
            </span>
          </div>
          {onCountryChange && (
            <CountryChips
              countries={countries}
              value={country}
              onChange={onCountryChange}
              onOther={() => onCountryChange(undefined)}
            />
          )}
          {/* The button says it, too, to those who cannot see this. */}
          {onCountryChange && country === undefined && (
            <span className={styles.detail} aria-hidden>
              {t('notes.countryMissing')}
            </span>
          )}
        </div>
        <TopUpTarget {...props} />
      </div>
    </Card>
  );
};

type SellNotesProps = {
  /** What is sold, with its validity. */
  item: InventoryItem;
  /** Id of the form, for the button that submits it. */
  id: string;
  /** The values of an earlier visit to this step. */
  details: SaleDetails;
  /** Called on every change: the step may be left before it is submitted. */
  onChange: (details: SaleDetails) => void;
  /** Called with valid notes. Return the promise of the sale, so that it cannot be sent twice. */
  onSubmit: (details: SaleDetails) => unknown;
};

/** The fields of RegisterActivationRequest that come last; the app offers only these modes. */
const schema = zod.strictObject({ metatag: Metatag, activationMode: zod.enum(SELL_ACTIVATION_MODES) });

/** The seller's notes, and when the validity starts. */
const SellNotes = ({ id, item, details, onChange, onSubmit }: SellNotesProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const form = useForm({ schema, defaultValues: details, onChange });
  const texts = usePackageTexts();
  const now = currentTime();
  const mode = useWatch({ control: form.control, name: 'activationMode' });
  const lasts = texts.lasts(item, mode, mode === 'NOW' ? validityEnd(item, now) : undefined, now);
  return (
    <Card>
      <Form id={id} form={form} onSubmit={onSubmit} className={styles.notes}>
        <RadioField
          control={form.control}
          name="activationMode"
          label={t('notes.mode')}
          appearance="row"
          description={lasts}
          options={SELL_ACTIVATION_MODES.map((value) => ({ value, label: t(`notes.${value}`) }))}
        />
        <TextAreaField
          control={form.control}
          name="metatag"
          label={t('notes.notes')}
          description={t('notes.notesHint')}
          rows={2}
        />
      </Form>
    </Card>
  );
};

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
const useCountryChange = (): ((country: string | undefined) => void) => {
  const [, setQuery] = useSearchParams();
  return (country) =>
    setQuery(
      (known) => {
        const { country: _former, ...others } = Object.fromEntries(known);
        return country === undefined ? others : { ...others, country };
      },
      { replace: true },
    );
};

/** The last step before the sale: what is sold to whom, when it starts, and notes. A sale by one press begins here. */
export const NotesStep = ({ buyer, item, known, flow, topUpBalance }: NotesStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const formId = useId();
  const [query] = useSearchParams();
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
        onCountryChange={buyer.type === 'existing' ? undefined : changeCountry}
        domains={topUpBalance.domains}
        domainId={topUpBalance.domainId}
        onDomainChange={topUpBalance.choose}
      />
      <CreditMissing item={item} />
      <BuyerNotice buyer={buyer} item={item} known={known} topUpBalance={topUpBalance} />
      <SellNotes id={formId} item={item} details={flow.details} onChange={flow.keepDetails} onSubmit={sell} />
      {flow.changes && <PriceChanged changes={flow.changes} onAccept={flow.acceptPrices} />}
      <MainAction
        type="submit"
        form={formId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a sale by one press was chosen whole: Enter makes it
        autoFocus={query.get('from') === 'till' && topUpBalance.refusal === undefined}
        disabledReason={flow.changes ? t('priceChange.reason') : topUpBalance.refusal}
      >
        {t(isToppedUp(buyer) ? 'notes.topUp' : 'notes.sell')}
      </MainAction>
    </>
  );
};
