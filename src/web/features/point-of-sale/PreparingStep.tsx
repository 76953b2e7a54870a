import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Buyer, isToppedUp } from '#domain/buyer.ts';
import { PROFILE_LINK_SHOWN_MAX } from '#domain/limits.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ClockIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { classes } from '#web/ui/props.ts';
import { MainAction } from '#web/components/page/MainAction.tsx';
import styles from './components/SellOutcome.module.css';
import type { SaleResult } from './SuccessStep.tsx';

type SellPreparingProps = {
  /** What the server returned: the sale and its links. */
  result: SaleResult;
  /** An eSIM that the customer has is topped up. */
  isTopUp: boolean;
  /** Called after the link was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

/** The sale is charged, and its supplier prepares it: the link that the customer can be given already. */
const SellPreparing = ({ result, isTopUp, onCopied }: SellPreparingProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const { activatedItem: item, customer } = result;
  const link = customer.shortProfileUrl ?? customer.profileUrl;
  const name = nameOf(packageOfSale(item));
  const price = money(item.retailPrice.priceValue, item.retailPrice.currencyCode);
  return (
    <div className={classes(styles.outcome, styles.sold)}>
      <div className={styles.head} aria-live="polite">
        <h2 className={classes(styles.title, styles.marked)}>
          <span className={classes(styles.mark, styles.waiting, styles.small)}>
            <Icon of={ClockIcon} size={24} />
          </span>
          {isTopUp ? t('preparing.topUpTitle') : t('preparing.title')}
        </h2>
        <p className={styles.text}>{t('success.text', { name, price })}</p>
      </div>
      <p className={styles.text}>{isTopUp ? t('preparing.topUpText') : t('preparing.text')}</p>
      <ShareLink link={link} title={name} email={customer.email} onCopied={onCopied} />
      <div className={styles.link}>
        <CopyField label={t('success.profile')} value={link} truncateAt={PROFILE_LINK_SHOWN_MAX} onCopied={onCopied} />
      </div>
      <p className={styles.money}>{t('preparing.money')}</p>
    </div>
  );
};

type PreparingStepProps = {
  /** Who bought it. */
  buyer: Buyer;
  /** What the server returned: the sale and its links. */
  result: SaleResult;
};

/** Charged, and being prepared by the supplier: the link for the customer, and the way to the next sale. */
export const PreparingStep = ({ buyer, result }: PreparingStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <SellPreparing
        result={result}
        isTopUp={isToppedUp(buyer)}
        onCopied={() => toast.success(t('success.copied'), { isShort: true })}
      />
      <MainAction
        onPress={() => void navigate(paths.pointOfSale())}
        aside={<Link href={paths.soldItem(result.activatedItem.uid)}>{t('success.history')}</Link>}
      >
        {t('success.done')}
      </MainAction>
    </>
  );
};
