import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { isCountryMissing } from '#domain/payment-refusal.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { inventoryStatus } from '#web/browser-storage/flags.ts';
import type { QueryFailure } from '#web/components/query/query-failure.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { billingAddressHref } from '#web/navigation/billing-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { useFirstDayReturn } from '#web/navigation/use-first-day-return.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { GiftIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { BoxHint, BoxPlace } from './components/BoxPlace.tsx';
import { CartBox } from './components/CartBox.tsx';
import { ConfirmUpdateModal } from './components/ConfirmUpdateModal.tsx';
import { InventoryPreview, useChangeTexts } from './components/InventoryPreview.tsx';
import { PackageBox } from './components/PackageBox.tsx';
import styles from './PackageBoxArea.module.css';
import type { PackageBoxState } from './use-package-box.ts';
import { isPartlyRefused } from './use-selection.ts';

type BonusEntryProps = {
  /** The amount that is left, and its currency. */
  bonus: JoinerBonus;
  /** The inventory, from which the bonus can be spent. */
  href: string;
};

/** The credit that a new reseller got, until the first sale. */
const BonusEntry = ({ bonus, href }: BonusEntryProps): ReactElement => {
  const { t } = useTranslation('shop');
  const words = useServerWords();
  const { money } = useFormat();
  return (
    <div className={styles.bonus}>
      <Icon of={GiftIcon} size={24} className={styles.icon ?? ''} />
      <span className={styles.texts}>
        <span className={styles.amount}>{money(bonus.amount, DEFAULT_CURRENCY)}</span>
        <Link href={href}>{words(bonus.name) || t('box.bonus')}</Link>
      </span>
    </div>
  );
};

type PackageBoxAreaProps = {
  /** What is chosen and in the cart, and the ways to change both. */
  box: PackageBoxState;
  /** The packages are not there yet: neither box nor hint is shown. */
  isLoading: boolean;
  /** The packages could not be loaded, and the way to try again. */
  failure?: QueryFailure | undefined;
};

type Of = { box: PackageBoxState };

const Cart = ({ box, unread }: Of & { unread: QueryFailure | undefined }): ReactElement => {
  const { t } = useTranslation('shop');
  const problemText = useProblemText();
  const { cart, cartPrice } = box;
  const failure = cartPrice.error
    ? {
        message: problemText(cartPrice.error, t('checkout.priceFailed')),
        isCountryMissing: isCountryMissing(cartPrice.error.problem),
      }
    : undefined;
  return (
    <CartBox
      entries={box.cartEntries}
      unread={cart.units > 0 ? unread : undefined}
      price={cartPrice.price}
      failure={failure}
      onRetry={() => void cartPrice.refetch()}
      onAmount={cart.setAmount}
      checkoutHref={paths.packagesCheckout()}
      setupHref={billingAddressHref(paths.dataPackages())}
    />
  );
};

const Refusal = ({ box }: Of): ReactElement | null => {
  const { t } = useTranslation('shop');
  const problemText = useProblemText();
  const { error } = box.selection;
  return isPartlyRefused(error) ? (
    <Banner tone="danger" title={t('box.partlyTitle')}>
      {problemText(error)}
    </Banner>
  ) : null;
};

/** What comes after an update: the prices of one's own. */
const Updated = (): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Banner tone="success" action={<Link href={paths.inventory()}>{t('box.setPrices')}</Link>}>
      {t('box.updated')}
    </Banner>
  );
};

type ConfirmProps = Of & { isOpen: boolean; onClose: () => void; onUpdated: () => void };

const Confirm = ({ box, isOpen, onClose, onUpdated }: ConfirmProps): ReactElement => {
  const { t } = useTranslation('shop');
  const toast = useToast();
  const problemText = useProblemText();
  const { save, isSaving, error, forgetError } = box.selection;
  const returnToFirstDay = useFirstDayReturn('packages');
  const done = (): void => {
    onClose();
    onUpdated();
    if (returnToFirstDay()) toast.success(t('box.updated'));
  };
  return (
    <ConfirmUpdateModal
      // A partial refusal is shown in the box: nothing is left to confirm.
      isOpen={isOpen && !isPartlyRefused(error)}
      entries={box.preview}
      onConfirm={() => save(done)}
      onCancel={() => {
        forgetError();
        onClose();
      }}
      isPending={isSaving}
      error={error ? problemText(error) : undefined}
    />
  );
};

const Loading = (): ReactElement | null => (useIsMobile() ? null : <Skeleton shape="block" height="20rem" />);

/** The box with its two ways to stock packages, or a hint while it is empty. */
export const PackageBoxArea = ({ box, isLoading, failure }: PackageBoxAreaProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { money, number } = useFormat();
  const changes = useChangeTexts(box.preview);
  const [isUpdated, setUpdated] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  // The placeholder has the size of the last visit's box until the data have loaded.
  const isClosed = isLoading ? inventoryStatus.read() === 'closed' : !box.isOpen;
  if (isClosed) return <BoxHint />;
  if (isLoading) return <Loading />;
  const { preview, cart, bonus, selection } = box;
  const selectedCount = preview.filter(({ state }) => state !== 'removed').length;
  const summary = [
    // The number is unknown while the inventory could not be loaded.
    box.actions.selectedIds ? `${t('box.inventory')}\u00A0${number(selectedCount)}` : t('box.inventory'),
    ...(cart.units > 0 ? [`${t('box.cart')}\u00A0${number(cart.units)}`] : []),
  ].join(' · ');
  const { price, isStale } = box.cartPrice;
  const [sum] = isStale || !price ? [] : price.totalPrices;
  const total = sum && money(sum.priceValue, sum.currencyCode);
  return (
    <BoxPlace
      summary={summary}
      checkout={cart.units > 0 ? { href: paths.packagesCheckout(), total } : undefined}
      changes={changes.length > 0 ? changes.join(' · ') : undefined}
      isUnderWay={changes.length > 0 || cart.units > 0}
      // The button of the bar names the changes, so they are what it shows.
      onOpen={() => changes.length > 0 && box.setMode('inventory')}
    >
      <PackageBox
        mode={box.mode}
        onModeChange={box.setMode}
        counts={{ inventory: selectedCount, cart: cart.units }}
        inventory={
          <InventoryPreview
            entries={preview}
            onSelect={(id, isSelected) => selection.select([id], isSelected)}
            onSave={() => {
              selection.forgetError();
              setConfirming(true);
            }}
            notice={
              <>
                <Refusal box={box} />
                {isUpdated && changes.length === 0 && <Updated />}
              </>
            }
          >
            {bonus && <BonusEntry bonus={bonus} href={paths.inventory()} />}
          </InventoryPreview>
        }
        cart={<Cart box={box} unread={failure} />}
      />
      <Confirm
        box={box}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onUpdated={() => setUpdated(true)}
      />
    </BoxPlace>
  );
};
