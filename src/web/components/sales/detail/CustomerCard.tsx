import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Flag } from '#web/ui/data/Flag.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './CustomerCard.module.css';
import { FactList } from '../FactList.tsx';
import { InlineAction } from '../InlineAction.tsx';

export interface CustomerCardProps {
  detail: Pick<SoldItemDetail, 'customer' | 'totalAvailableBalance' | 'relatedEsims'>;
  onAddEmail: () => void;
  onAddCountry: () => void;
  onCopied?: (() => void) | undefined;
}

/** Who bought, what they have left, and what the reseller may still add about them. */
export const CustomerCard = ({ detail, onAddEmail, onAddCountry, onCopied }: CustomerCardProps): ReactElement => {
  const { t } = useTranslation('history');
  const { country, number } = useFormat();
  const { customer, totalAvailableBalance: total, relatedEsims } = detail;
  const { email, countryOfResidence: code, profileUrl } = customer;
  return (
    <Card title={t('customer.title')} subtitle={email ?? t('customer.guest')}>
      <div className={styles.figure}>
        <Figure label={t('customer.balance')} value={number(total.sizeValue)} unit={total.sizeUnit} />
      </div>
      <FactList
        facts={[
          {
            key: 'email',
            label: t('customer.email'),
            value: email ? (
              <EmailAddress address={email} />
            ) : (
              <InlineAction onPress={onAddEmail}>{t('customer.addEmail')}</InlineAction>
            ),
            isWide: true,
          },
          {
            key: 'country',
            label: t('customer.country'),
            value: code ? (
              <span className={styles.country}>
                <Flag code={code} />
                {country(code)}
              </span>
            ) : (
              <InlineAction onPress={onAddCountry}>{t('customer.addCountry')}</InlineAction>
            ),
          },
          { key: 'profiles', label: t('customer.profiles'), value: number(relatedEsims.length) },
          {
            key: 'profile',
            label: t('customer.profile'),
            value: (
              <CopyField
                label={t('customer.profile')}
                isLabelHidden
                value={profileUrl}
                appearance="inline"
                onCopied={onCopied}
              />
            ),
            isWide: true,
          },
        ]}
      />
    </Card>
  );
};
