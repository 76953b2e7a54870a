import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isCountry } from '#domain/countries.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type KnownCustomerProps = {
  /** The e-mail address that was entered for a new customer. */
  email: string;
  /** The country that was entered, by its code. */
  entered: string | undefined;
  /** Where the customer lives, as far as it is known: that stays. */
  country: string | undefined;
  /** On to the customer who has it, with what was typed. */
  onGoOn: () => void;
};

/** A new customer is one already: the way over to them. */
export const KnownCustomer = ({ email, entered, country, onGoOn }: KnownCustomerProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const format = useFormat();
  const isDropped = country !== undefined && entered !== undefined && isCountry(entered) && entered !== country;
  return (
    <Banner
      tone="warning"
      title={t('known.title', { email })}
      action={
        <Button size="small" onPress={onGoOn}>
          {t('known.action')}
        </Button>
      }
    >
      {isDropped
        ? t('known.otherCountry', { country: format.country(country), entered: format.country(entered) })
        : t('known.text')}
    </Banner>
  );
};
