import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Balance } from '#contract/storefront/model/balance.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { isOnlyUnlimited } from '#domain/balance.ts';
import { esimOfInstance } from '#domain/esim.ts';
import { activationRefusal, packageOfSale, refundRefusal, sharedLink } from '#domain/sold-item.ts';
import type { LostChange } from '#web/api/use-lost-change.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Folded } from '#web/ui/layout/Folded.tsx';
import { lazyComponent, lazyModal, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { ActivationTable } from './components/ActivationTable.tsx';
import { CustomerCard } from './components/CustomerCard.tsx';
import { ExtraInfoTable } from './components/ExtraInfoTable.tsx';
import { ItemTable } from './components/ItemTable.tsx';
import { RelatedEsims } from './RelatedEsims.tsx';
import styles from './SoldItemContent.module.css';
import { useCustomerChanges, useCustomerExport } from './use-customer-changes.ts';

type ExtendedPolicyTableProps = {
  /** With the policy of its package, if there is one. */
  balance: Balance;
};

/**
 * What happens to the speed of an unlimited package; unknown values are 'NA'. Folded away for a package without a
 * policy.
 */
const ExtendedPolicyTable = ({ balance }: ExtendedPolicyTableProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const texts = usePackageTexts();
  const policy = balance.extendedDataPolicy;
  const missing = t('detail.missing');
  const size = (value: DataSize | undefined): string => (value ? texts.size(value) : missing);
  const facts = (
    <FactList
      facts={[
        { key: 'throttled', label: t('detail.throttled'), value: policy?.throttleSpeed ?? missing },
        { key: 'dailyHighSpeed', label: t('detail.dailyHighSpeed'), value: size(policy?.totalHighSpeedVolume) },
        { key: 'dailyBalance', label: t('detail.dailyBalance'), value: size(balance.dailyBalance) },
        {
          key: 'resetsAt',
          label: t('detail.resetsAt'),
          value: policy?.nextResetTime ? dateTime(new Date(policy.nextResetTime)) : missing,
        },
      ]}
    />
  );
  return policy ? <Card title={t('detail.policy')}>{facts}</Card> : <Folded title={t('detail.policy')}>{facts}</Folded>;
};

const AddEmailModal = lazyModal(async () => (await import('#web/components/sales/AddEmailModal.tsx')).AddEmailModal);
const CountryModal = lazyModal(async () => (await import('./components/CountryModal.tsx')).CountryModal);
const ReplaceLinks = lazyComponent(async () => (await import('./ReplaceLinks.tsx')).ReplaceLinks);
const ReplaceEsim = lazyComponent(async () => (await import('./ReplaceEsim.tsx')).ReplaceEsim);
const EraseCustomer = lazyComponent(async () => (await import('./EraseCustomer.tsx')).EraseCustomer);

type SendAgainProps = {
  /** The sale with its customer and its links. */
  detail: SoldItemDetail;
  /** Called after the link was copied, to show a toast. */
  onCopied: () => void;
};

/** The link of the sale, to send it once more. Nothing where there is none: refunded, or the customer was erased. */
const SendAgain = ({ detail, onCopied }: SendAgainProps): ReactElement | null => {
  const { t } = useTranslation('history');
  const title = usePackageName()(packageOfSale(detail.activatedItem));
  const link = sharedLink(detail);
  if (link === undefined) return null;
  return (
    <section className={styles.again} aria-label={t('detail.sendAgain')}>
      <h3 className={styles.title}>{t('detail.sendAgain')}</h3>
      <ShareLink link={link} title={title} email={detail.customer.email} onCopied={onCopied} />
    </section>
  );
};

type LostChangeNoticeProps = {
  /** What was to be changed. */
  title: string;
  /** What is known of it now. */
  text: string;
  /** It is being looked up. */
  isLooking: boolean;
  /** Looks what became of it. */
  onLook: () => void;
};

/** A change was sent and nobody knows whether it was made. */
const LostChangeNotice = ({ title, text, isLooking, onLook }: LostChangeNoticeProps): ReactElement => {
  const { t } = useTranslation('errors');
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="small" onPress={onLook} isPending={isLooking}>
          {t('lost.look')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
};

export type Change = {
  /** @param onOver Called when it was done, and when the sale does not allow it any more. */
  run: (onOver: () => void) => Promise<unknown>;
  isPending: boolean;
  /** Why the last try failed. */
  error: string | undefined;
  /** It is not known whether the last try took effect. */
  lost: LostChange | undefined;
  /** Forgets the last try, before another one. */
  reset: () => void;
};

export type SoldItemContentProps = {
  /** The id of the sale. */
  id: string;
  /** The sale with its customer, its balance and its eSIMs. */
  detail: SoldItemDetail;
  /** When the detail was read. */
  now: Date;
  /** The call that refunds, and whether it is under way. */
  refund: Change;
  /** The call that starts the validity, and whether it is under way. */
  activate: Change;
};

type Dialog = 'replace' | 'refund' | 'activate' | 'email' | 'country' | 'links' | 'erase';

/** The tables of a sale, and the dialogs that change it. */
export const SoldItemContent = ({ id, detail, now, refund, activate }: SoldItemContentProps): ReactElement => {
  const { t } = useTranslation('history');
  const { money } = useFormat();
  const toast = useToast();
  const [opened, setOpened] = useState<Dialog>();
  const close = (): void => setOpened(undefined);
  useFetchAhead(ReplaceLinks);
  useFetchAhead(EraseCustomer);
  const changes = useCustomerChanges(id, detail.customer.uid, close);
  const personData = useCustomerExport(id, detail.customer.uid);
  const { activatedItem: item, totalAvailableBalance } = detail;
  const isExhausted = totalAvailableBalance.sizeValue === 0 && !isOnlyUnlimited(totalAvailableBalance, [item], now);
  const { balance, purchasePrice } = item;
  const name = usePackageName()(packageOfSale(item));
  const price = money(purchasePrice.priceValue, purchasePrice.currencyCode);
  const handleCopied = (): void => toast.success(t('detail.copied'), { isShort: true });
  const open = (dialog: 'refund' | 'activate', change: Change) => (): void => {
    // What an earlier try says stays while it is not known what became of it.
    if (!change.lost) change.reset();
    setOpened(dialog);
  };
  const canRefund = refundRefusal({ ...item, isBeingPrepared: detail.isBeingPrepared }, now) === undefined;
  const canActivate = activationRefusal(item, now) === undefined;
  return (
    <>
      {canRefund && refund.lost && opened !== 'refund' && (
        <LostChangeNotice title={t('refund.action')} {...refund.lost} />
      )}
      {canActivate && activate.lost && opened !== 'activate' && (
        <LostChangeNotice title={t('activate.action')} {...activate.lost} />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ExtraInfoTable
            item={item}
            now={now}
            isBeingPrepared={detail.isBeingPrepared}
            onRefund={open('refund', refund)}
            isRefunding={refund.isPending}
            unknown={refund.lost?.isUnread ? refund.lost.text : undefined}
            onCopied={handleCopied}
          >
            <SendAgain detail={detail} onCopied={handleCopied} />
          </ExtraInfoTable>
          <ItemTable item={item} />
          <ActivationTable
            item={item}
            now={now}
            onActivate={open('activate', activate)}
            isActivating={activate.isPending}
          />
          <ExtendedPolicyTable balance={balance} />
        </div>
        <CustomerCard
          detail={detail}
          onAddEmail={() => setOpened('email')}
          onAddCountry={() => setOpened('country')}
          onReplaceLinks={() => setOpened('links')}
          onExport={personData.save}
          isExporting={personData.isSaving}
          onErase={() => setOpened('erase')}
          onCopied={handleCopied}
        />
      </div>
      <RelatedEsims
        esims={detail.relatedEsims}
        isExhausted={isExhausted}
        onReplace={detail.customer.erasedAt === undefined ? () => setOpened('replace') : undefined}
        onCopied={handleCopied}
      />
      <ConfirmDialog
        isOpen={opened === 'activate' && (canActivate || activate.isPending)}
        title={t('activate.title')}
        confirmLabel={t('activate.confirm')}
        onConfirm={() => activate.run(close)}
        onCancel={close}
        isPending={activate.isPending}
        error={activate.lost?.text ?? activate.error}
      >
        {t('activate.text', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'refund' && (canRefund || refund.isPending)}
        title={t('refund.title')}
        confirmLabel={t('refund.confirm', { price })}
        onConfirm={() => refund.run(close)}
        onCancel={close}
        isPending={refund.isPending}
        error={refund.lost?.text ?? refund.error}
        isDangerous
      >
        {t('refund.text', { name, price })}
      </ConfirmDialog>
      <AddEmailModal
        isOpen={opened === 'email'}
        onClose={close}
        onSubmit={changes.addEmail}
        isPending={changes.isAddingEmail}
      />
      <CountryModal
        isOpen={opened === 'country'}
        onClose={close}
        onSubmit={changes.setCountry}
        isPending={changes.isSettingCountry}
        failure={changes.countryFailure}
      />
      {opened === 'links' && <ReplaceLinks soldItemId={id} customerUid={detail.customer.uid} onClose={close} />}
      {opened === 'replace' && (
        <ReplaceEsim
          customerUid={detail.customer.uid}
          iccid={esimOfInstance(item, detail.relatedEsims)?.iccid}
          onClose={close}
        />
      )}
      {opened === 'erase' && <EraseCustomer customerUid={detail.customer.uid} onClose={close} />}
    </>
  );
};
