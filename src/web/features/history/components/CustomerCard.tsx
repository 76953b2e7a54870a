import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { hasUnlimited } from '#domain/balance.ts';
import { isInUse } from '#domain/esim.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Flag } from '#web/ui/data/Flag.tsx';
import { DownloadIcon, TrashIcon, UndoIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './CustomerCard.module.css';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { CustomerMailText } from '#web/components/sales/CustomerMailText.tsx';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';

type CustomerCardProps = {
  /** The customer, with the links, balance and eSIMs. */
  detail: Pick<SoldItemDetail, 'customer' | 'totalAvailableBalance' | 'relatedEsims' | 'customerMail'>;
  /** What the balance is of. */
  sales: readonly SoldItem[];
  /** All that the customer has and on how many eSIMs that is, where it is more than the detail says. */
  whole?: (Pick<CustomerDetails, 'totalAvailableBalance' | 'activatedItems'> & { esims: number }) | undefined;
  /** The page of the customer; left out on that page, whose header says who it is and what is left. */
  href?: string | undefined;
  /** Opens the dialog that asks for the missing address. */
  onAddEmail: () => void;
  /** Opens the dialog that asks for the missing country. */
  onAddCountry: () => void;
  /** Opens the dialog that replaces the sent links. */
  onReplaceLinks: () => void;
  /** Saves all data of the customer as a file. */
  onExport: () => void;
  /** The file is being made: the button waits. */
  isExporting?: boolean;
  /** Opens the question whether to erase the customer's data. */
  onErase: () => void;
  /** Called after a link was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

/** The reseller's data about the customer, and the buttons to add missing ones. */
const usePersonFacts = (props: CustomerCardProps): Fact[] => {
  const { onAddEmail, onAddCountry, onCopied } = props;
  const { customer, customerMail } = props.detail;
  const { email, countryOfResidence: code, profileUrl } = customer;
  const { t } = useTranslation('history');
  const { country } = useFormat();
  return [
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
    ...(customerMail === undefined
      ? []
      : [
          {
            key: 'mail',
            label: t('customer.mail'),
            value: <CustomerMailText state={customerMail} email={email} />,
            isWide: true,
          },
        ]),
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
  ];
};

const Actions = ({ onReplaceLinks, onExport, isExporting = false, onErase }: CustomerCardProps): ReactElement => {
  const { t } = useTranslation('history');
  return (
    <div className={styles.actions}>
      <Button size="small" variant="quiet" icon={UndoIcon} onPress={onReplaceLinks}>
        {t('links.action')}
      </Button>
      <Button size="small" variant="quiet" icon={DownloadIcon} onPress={onExport} isPending={isExporting}>
        {t('export.action')}
      </Button>
      <Button size="small" variant="quiet" icon={TrashIcon} onPress={onErase}>
        {t('erase.action')}
      </Button>
    </div>
  );
};

const Available = ({ detail, sales }: Pick<CustomerCardProps, 'detail' | 'sales'>): ReactElement => {
  const { t } = useTranslation('history');
  const { number } = useFormat();
  const { available } = usePackageTexts();
  const { totalAvailableBalance } = detail;
  const { sizeValue, sizeUnit } = totalAvailableBalance;
  const label = t('customer.balance');
  if (hasUnlimited(sales)) return <Figure label={label} value={available(totalAvailableBalance, true)} />;
  return <Figure label={label} value={number(sizeValue)} unit={sizeUnit} />;
};

/** What the customer has on all eSIMs, beside the figures of one balance. */
const useWholeFacts = ({ whole }: CustomerCardProps): Fact[] => {
  const { t } = useTranslation('history');
  const { available } = usePackageTexts();
  if (whole === undefined) return [];
  return [
    {
      key: 'whole',
      label: t('customer.whole'),
      value: t('customer.wholeOn', {
        data: available(whole.totalAvailableBalance, hasUnlimited(whole.activatedItems)),
        count: whole.esims,
      }),
      isWide: true,
    },
  ];
};

/** How many eSIMs there are (STO-099), and how many of them can be used where some cannot. */
const useProfileCount = ({ relatedEsims }: CustomerCardProps['detail']): string => {
  const { t } = useTranslation('history');
  const { number } = useFormat();
  const total = number(relatedEsims.length);
  const usable = relatedEsims.filter(isInUse).length;
  return usable === relatedEsims.length ? total : t('customer.usableProfiles', { total, count: usable });
};

/** The buyer, the buyer's links, and the reseller's actions. Nothing for an erased customer. */
export const CustomerCard = (props: CustomerCardProps): ReactElement => {
  const { href, detail, sales } = props;
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const { email, erasedAt } = detail.customer;
  const isErased = erasedAt !== undefined;
  const personFacts = usePersonFacts(props);
  const wholeFacts = useWholeFacts(props);
  const count = useProfileCount(detail);
  // The page of the customer lists them.
  const profiles = href === undefined ? [] : [{ key: 'profiles', label: t('customer.profiles'), value: count }];
  const subtitle = isErased ? t('erase.erased') : t('customer.guest');
  return (
    <Card
      title={t('customer.title')}
      {...((isErased || email === undefined) && { subtitle })}
      action={href !== undefined && !isErased && <Link href={href}>{t('customer.open')}</Link>}
    >
      {isErased && <p className={styles.erased}>{t('erase.since', { time: dateTime(erasedAt) })}</p>}
      {href !== undefined && !isErased && (
        <div className={styles.figure}>
          <Available detail={detail} sales={sales} />
        </div>
      )}
      <FactList facts={isErased ? profiles : [...personFacts, ...profiles, ...wholeFacts]} />
      {!isErased && <Actions {...props} />}
    </Card>
  );
};
