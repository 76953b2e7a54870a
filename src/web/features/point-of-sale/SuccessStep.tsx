import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { CustomerMailState } from '#contract/storefront/model/customerMailState.ts';
import { type Buyer, type Guest, guestFrom, isToppedUp } from '#domain/buyer.ts';
import { PROFILE_LINK_SHOWN_MAX, QR_SIZE_PX } from '#domain/limits.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { useGetActivatedItem } from '#web/api/storefront/activations/activations.ts';
import { CustomerMailText } from '#web/components/sales/CustomerMailText.tsx';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SuccessIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { classes } from '#web/ui/props.ts';
import { useSaleStart } from './attempt.ts';
import { MainAction } from './components/MainAction.tsx';
import styles from './components/SellOutcome.module.css';

/** What is shown of a sale. */
export type SaleResult = Pick<ActivationResult, 'activatedItem' | 'customer'> & {
  esimProfile?: ActivationResult['esimProfile'] | undefined;
};

type SellSuccessProps = {
  /** What the server returned: the sale and its links. */
  result: SaleResult;
  /** A guest gets the installation link, a customer the profile link (POS-039). */
  isGuest: boolean;
  /** An eSIM that the customer has was topped up: no code is scanned again. */
  isTopUp: boolean;
  /** The stock was to pay for the sale, and the credit did. */
  isStockUsedUp?: boolean | undefined;
  /** What becomes of the message with the link, where the customer gets one. */
  mail?: CustomerMailState | undefined;
  /** Called after the link was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
};

/**
 * Draws the QR code of a link; preloaded while the seller reviews the sale. The page also shows the link itself, so it
 * works when the code cannot be loaded.
 */
export const QrCode = lazyComponent(async () => (await import('#web/components/share/QrCode.tsx')).QrCode, {
  fallback: <Skeleton shape="block" width={QR_SIZE_PX} height={QR_SIZE_PX} />,
  isWanted: () => false,
});

/** The address for the customer: a short one makes a code that is easy to scan. */
const linkOf = ({ customer, esimProfile }: SaleResult, isGuest: boolean): string | undefined =>
  isGuest
    ? (esimProfile?.shortInstallationUrl ?? esimProfile?.installationUrl)
    : (customer.shortProfileUrl ?? customer.profileUrl);

/** The sale is done: the link for the customer, to scan or to send. */
const SellSuccess = (props: SellSuccessProps): ReactElement => {
  const { result, isGuest, isTopUp, isStockUsedUp = false, mail, onCopied } = props;
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const { activatedItem: item, customer } = result;
  const link = linkOf(result, isGuest);
  const name = nameOf(packageOfSale(item));
  const price = money(item.retailPrice.priceValue, item.retailPrice.currencyCode);
  const hint = isGuest ? t('success.installationHint') : t('success.profileHint');
  // After a top-up nothing is installed: the code is folded away.
  const code = link !== undefined && <QrCode value={link} label={t('success.qr')} />;
  return (
    <div className={classes(styles.outcome, styles.sold)}>
      <div className={styles.head} aria-live="polite">
        <span className={classes(styles.mark, styles.success, styles.small)}>
          <Icon of={SuccessIcon} size={24} />
        </span>
        <div>
          <h2 className={styles.title}>{isTopUp ? t('success.topUpTitle') : t('success.title')}</h2>
          <p className={styles.text}>{t('success.text', { name, price })}</p>
        </div>
      </div>
      {isStockUsedUp && <p className={styles.money}>{t('success.stockUsedUp')}</p>}
      {isTopUp && <p className={styles.text}>{t('success.topUpHint')}</p>}
      {link === undefined ? (
        <p className={styles.text}>{t('success.linkMissing')}</p>
      ) : (
        <>
          {!isTopUp && code}
          <ShareLink link={link} title={name} email={customer.email} onCopied={onCopied} />
          <p className={styles.text}>{hint}</p>
          {mail !== undefined && (
            <p className={styles.text}>
              <CustomerMailText state={mail} />
            </p>
          )}
          <div className={styles.link}>
            <CopyField
              label={isGuest ? t('success.installation') : t('success.profile')}
              value={link}
              truncateAt={PROFILE_LINK_SHOWN_MAX}
              onCopied={onCopied}
            />
          </div>
          {isTopUp && (
            <details className={styles.folded}>
              <summary>{t('success.showQr')}</summary>
              {code}
            </details>
          )}
        </>
      )}
    </div>
  );
};

type SuccessStepProps = {
  /** Who bought it: a guest gets another link than a customer. */
  buyer: Buyer;
  /** What was sold, to sell it again. */
  itemId: string;
  /** What the server returned: the sale and its links. */
  result: SaleResult;
  /** The stock was to pay for the sale, and the credit did. */
  isStockUsedUp?: boolean;
};

/** The next buyer of the same package: a guest who lives where this one does. */
const nextGuest = (buyer: Buyer, { customer }: SaleResult): Guest =>
  guestFrom(buyer.type === 'existing' ? customer.countryOfResidence : buyer.country);

/** Sold: the link for the customer, and the button for the next sale. */
export const SuccessStep = ({ buyer, itemId, result, isStockUsedUp }: SuccessStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const toast = useToast();
  const start = useSaleStart();
  const isMobile = useIsMobile();
  const { activatedItem, customer } = result;
  const { data: sold } = useGetActivatedItem(activatedItem.uid, { query: { enabled: customer.email !== undefined } });
  return (
    <>
      <SellSuccess
        result={result}
        isGuest={buyer.type === 'guest'}
        isTopUp={isToppedUp(buyer)}
        isStockUsedUp={isStockUsedUp}
        mail={sold?.customerMail}
        onCopied={() => toast.success(t('success.copied'), { isShort: true })}
      />
      <div>
        <Link href={paths.soldItem(activatedItem.uid)}>{t('success.history')}</Link>
      </div>
      <MainAction
        onPress={() => start(nextGuest(buyer, result), itemId)}
        aside={
          <Button size="large" isFullWidth={isMobile} onPress={() => void navigate(paths.pointOfSale())}>
            {t('success.done')}
          </Button>
        }
      >
        {buyer.type === 'guest' ? t('success.again') : t('success.againToGuest')}
      </MainAction>
    </>
  );
};
