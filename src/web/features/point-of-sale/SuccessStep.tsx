import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { type Buyer, guestFrom, isToppedUp } from '#domain/buyer.ts';
import { PROFILE_LINK_SHOWN_MAX, QR_SIZE_PX } from '#domain/limits.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { useGetActivatedItem, useGetSaleSuggestions } from '#web/api/storefront/activations/activations.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { currentTime } from '#web/device/assumed.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { useAboutPrice } from '#web/queries/use-about-price.ts';
import { useLinkMail } from '#web/queries/use-link-mail.ts';
import { useSlip } from '#web/queries/use-slip.ts';
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
import { ActionBar } from '#web/components/page/MainAction.tsx';
import styles from './components/SellOutcome.module.css';
import { useCustomer } from './use-buyer.ts';
import { type NewEsim, newEsimOf } from './use-top-up-balance.ts';
import { useNewEsimText } from './use-new-esim-text.ts';

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
  /** To which eSIM of a known customer it went, and what is on the others. */
  note?: string | undefined;
  /** The stock was to pay for the sale, and the credit did. */
  isStockUsedUp?: boolean | undefined;
  /** What becomes of the message with the link; undefined until that is known. */
  sold?: Pick<SoldItemDetail, 'customerMail'> | undefined;
  /** Called after the link was copied, to show a toast. */
  onCopied?: (() => void) | undefined;
  /** What can be done next: below the ways to give the link, in sight without scrolling. */
  children: ReactNode;
};

/**
 * Draws the QR code of a link; preloaded while the seller reviews the sale. The page also shows the link itself, so it
 * works when the code cannot be loaded.
 */
export const QrCode = lazyComponent(async () => (await import('#web/components/share/QrCode.tsx')).QrCode, {
  fallback: <Skeleton shape="block" width={QR_SIZE_PX} height={QR_SIZE_PX} />,
  isWanted: () => false,
});

/** The ways to send the link; preloaded like its code. */
export const GivenLink = lazyComponent(async () => (await import('#web/components/sales/GivenLink.tsx')).GivenLink, {
  fallback: <Skeleton shape="block" height="9rem" />,
});

/** An amount is not read in two lines. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u{A0}');

/** The address for the customer: a short one makes a code that is easy to scan. */
const linkOf = ({ customer, esimProfile }: SaleResult, isGuest: boolean): string | undefined =>
  isGuest
    ? (esimProfile?.shortInstallationUrl ?? esimProfile?.installationUrl)
    : (customer.shortProfileUrl ?? customer.profileUrl);

/** The sale is done: the link for the customer, to scan or to send. */
const SellSuccess = (props: SellSuccessProps): ReactElement => {
  const { result, isGuest, isTopUp, note, isStockUsedUp = false, sold, onCopied, children } = props;
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const texts = usePackageTexts();
  const { activatedItem: item, customer } = result;
  const { balance } = item;
  const linkMail = useLinkMail(item.uid);
  const { print, slip } = useSlip(item, true);
  const link = linkOf(result, isGuest);
  const name = nameOf(packageOfSale(item));
  const about = useAboutPrice(item.retailPrice);
  const price = money(item.retailPrice.priceValue, item.retailPrice.currencyCode);
  const shownPrice = about ? `${price} (${unbroken(about.about)}, ${about.rate})` : price;
  const hint = isGuest ? t('success.installationHint') : t('success.profileHint');
  // After a top-up nothing is installed: the code is folded away.
  const next = <div className={styles.next}>{children}</div>;
  const code = link !== undefined && <QrCode value={link} label={t('success.qr')} />;
  return (
    <div className={classes(styles.outcome, styles.sold)}>
      <div className={styles.result}>
        <div className={styles.head} aria-live="polite">
          <h2 className={classes(styles.title, styles.marked)}>
            <span className={classes(styles.mark, styles.success, styles.small)}>
              <Icon of={SuccessIcon} size={24} />
            </span>
            {isTopUp ? t('success.topUpTitle') : t('success.title')}
          </h2>
          <p className={styles.text}>{t('success.text', { name, price: shownPrice })}</p>
          <p className={styles.text}>
            {texts.lasts(balance, balance.activationMode, balance.expiresAt, currentTime())} ·{' '}
            <Link href={paths.soldItem(item.uid)}>{t('success.history')}</Link>
          </p>
        </div>
        {!isTopUp && code}
      </div>
      {isStockUsedUp && <p className={styles.money}>{t('success.stockUsedUp')}</p>}
      {note !== undefined && <p className={styles.text}>{note}</p>}
      {link === undefined ? (
        <>
          <p className={styles.text}>{t('success.linkMissing')}</p>
          {next}
        </>
      ) : (
        <>
          <GivenLink
            item={item}
            name={name}
            link={link}
            email={customer.email}
            mail={sold && { state: sold.customerMail, ...linkMail }}
            onPrint={print}
            slip={slip}
            isTopUp={isTopUp}
            now={currentTime()}
            onCopied={onCopied}
          >
            {next}
          </GivenLink>
          <p className={styles.text}>{hint}</p>
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

/** A new eSIM for a known customer, and what becomes of what is left on the others. */
const useNewEsim = (buyer: Buyer, sold: SoldItem): NewEsim | undefined => {
  const isWanted = buyer.type === 'existing' && !isToppedUp(buyer);
  const { data } = useCustomer(isWanted ? { searchKey: 'UID', searchQuery: buyer.customerUid } : undefined);
  return isWanted && data ? newEsimOf(sold, data, sold.customerProfileDomainId) : undefined;
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

/** Sold: the link for the customer, and the button for the next sale. */
export const SuccessStep = ({ buyer, itemId, result, isStockUsedUp }: SuccessStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const toast = useToast();
  const start = useSaleStart();
  const isMobile = useIsMobile();
  const { activatedItem, customer } = result;
  const newEsimText = useNewEsimText(useNewEsim(buyer, activatedItem));
  const { data: suggestions } = useGetSaleSuggestions();
  const { data: sold, isLoading } = useGetActivatedItem(activatedItem.uid, {
    query: { enabled: customer.email !== undefined },
  });
  const isGiven = sold?.customerMail === 'SENT' || sold?.customerMail === 'WAITING';
  // To give the link comes first, where the store can email it and has not.
  const isGivenFirst = isLoading || (sold !== undefined && !isGiven);
  return (
    <SellSuccess
      result={result}
      isGuest={buyer.type === 'guest'}
      isTopUp={isToppedUp(buyer)}
      note={isToppedUp(buyer) ? t('success.topUpHint') : newEsimText}
      isStockUsedUp={isStockUsedUp}
      sold={sold}
      onCopied={() => toast.success(t('success.copied'), { isShort: true })}
    >
      <ActionBar>
        <Button
          variant={isGivenFirst ? 'secondary' : 'primary'}
          size="large"
          isFullWidth={isMobile}
          onPress={() => start(guestFrom(suggestions?.guestCountry), itemId)}
        >
          {buyer.type === 'guest' ? t('success.again') : t('success.againToGuest')}
        </Button>
        <Button size="large" isFullWidth={isMobile} onPress={() => void navigate(paths.pointOfSale())}>
          {t('success.done')}
        </Button>
      </ActionBar>
    </SellSuccess>
  );
};
