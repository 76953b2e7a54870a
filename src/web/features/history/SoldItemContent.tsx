import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Balance } from '#contract/storefront/model/balance.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { esimOfInstance } from '#domain/esim.ts';
import { esimsWithData } from '#domain/esim-replacement.ts';
import { isPackageOver } from '#domain/package-state.ts';
import { activationRefusal, isRefunded, packageOfSale, refundRefusal, sharedLink } from '#domain/sold-item.ts';
import { getGetActivatedItemQueryKey } from '#web/api/storefront/activations/activations.ts';
import { useGetCustomer } from '#web/api/storefront/customers/customers.ts';
import type { LostChange } from '#web/api/use-lost-change.ts';
import { GivenLink } from '#web/components/sales/GivenLink.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { useLinkMail } from '#web/queries/use-link-mail.ts';
import { useSlip } from '#web/queries/use-slip.ts';
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
import { RefundCard } from './components/RefundCard.tsx';
import { RelatedEsims } from './RelatedEsims.tsx';
import detailStyles from './DetailColumns.module.css';
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
  /** The id of the sale in the address. */
  id: string;
  /** The sale with its customer and its links. */
  detail: SoldItemDetail;
  /** When the detail was read. */
  now: Date;
  /** Called after the link was copied, to show a toast. */
  onCopied: () => void;
};

/**
 * The link of the sale, to send it once more. Nothing where there is none, as it was refunded or the customer erased, and
 * where nothing of the package is left.
 */
const SendAgain = ({ id, detail, now, onCopied }: SendAgainProps): ReactElement | null => {
  const { t } = useTranslation('history');
  const { activatedItem: item, customer, customerMail } = detail;
  const name = usePackageName()(packageOfSale(item));
  const linkMail = useLinkMail(id);
  const { print, slip } = useSlip(item);
  const link = sharedLink(detail);
  if (link === undefined || isPackageOver(item, now)) return null;
  return (
    <Card title={t('detail.sendAgain')}>
      <div className={styles.again}>
        <GivenLink
          item={item}
          name={name}
          link={link}
          email={customer.email}
          mail={{ state: customerMail, ...linkMail }}
          onPrint={print}
          slip={slip}
          isTopUp={item.activationType === 'TOP_UP'}
          now={now}
          onCopied={onCopied}
        />
      </div>
    </Card>
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

type Dialog = 'refund' | 'activate' | 'email' | 'country' | 'esim' | 'links' | 'erase';

/** A sale, what a customer who calls asks about first: its state, then its link; and the dialogs that change it. */
export const SoldItemContent = ({ id, detail, now, refund, activate }: SoldItemContentProps): ReactElement => {
  const { t } = useTranslation('history');
  const { money } = useFormat();
  const toast = useToast();
  const [opened, setOpened] = useState<Dialog>();
  const [replacedIccid, setReplacedIccid] = useState<string>();
  const close = (): void => setOpened(undefined);
  useFetchAhead(ReplaceLinks);
  useFetchAhead(EraseCustomer);
  const queryKey = getGetActivatedItemQueryKey(id);
  const changes = useCustomerChanges(queryKey, detail.customer.uid, close);
  const personData = useCustomerExport(queryKey, detail.customer.uid);
  const { activatedItem: item, customer } = detail;
  const { data: whole } = useGetCustomer(customer.uid, { query: { enabled: customer.erasedAt === undefined } });
  const isOfInstance = ({ customerProfileDomainId }: Pick<SoldItem, 'customerProfileDomainId'>): boolean =>
    customerProfileDomainId === item.customerProfileDomainId;
  // An unlimited package may lie beside this one.
  const sales = whole?.activatedItems.filter(isOfInstance) ?? [item];
  const withData = whole ? esimsWithData(whole.relatedEsims, whole.activatedItems, now) : [];
  const { balance, purchasePrice } = item;
  const name = usePackageName()(packageOfSale(item));
  const price = money(purchasePrice.priceValue, purchasePrice.currencyCode);
  const collected = money(item.retailPrice.priceValue, item.retailPrice.currencyCode);
  const handleCopied = (): void => toast.success(t('detail.copied'), { isShort: true });
  const open = (dialog: 'refund' | 'activate', change: Change) => (): void => {
    // What an earlier try says stays while it is not known what became of it.
    if (!change.lost) change.reset();
    setOpened(dialog);
  };
  const canRefund = refundRefusal({ ...item, isBeingPrepared: detail.isBeingPrepared }, now) === undefined;
  const canActivate = activationRefusal(item, now) === undefined;
  const replaceEsim = (iccid?: string): void => {
    setReplacedIccid(iccid);
    setOpened('esim');
  };
  const activation = (
    <ActivationTable item={item} now={now} onActivate={open('activate', activate)} isActivating={activate.isPending} />
  );
  return (
    <>
      {canRefund && refund.lost && opened !== 'refund' && (
        <LostChangeNotice title={t('refund.action')} {...refund.lost} />
      )}
      {canActivate && activate.lost && opened !== 'activate' && (
        <LostChangeNotice title={t('activate.action')} {...activate.lost} />
      )}
      <div className={detailStyles.columns}>
        <div className={detailStyles.column}>
          {isRefunded(item) ? <RefundCard item={item} /> : activation}
          <SendAgain id={id} detail={detail} now={now} onCopied={handleCopied} />
          <RelatedEsims
            esims={detail.relatedEsims}
            sales={sales}
            now={now}
            onReplace={detail.customer.erasedAt === undefined ? replaceEsim : undefined}
            onCopied={handleCopied}
          />
          <ItemTable item={item} />
          {isRefunded(item) && activation}
          <ExtendedPolicyTable balance={balance} />
        </div>
        <div className={detailStyles.column}>
          <CustomerCard
            detail={detail}
            sales={sales}
            whole={
              whole && withData.some((esim) => !isOfInstance(esim)) ? { ...whole, esims: withData.length } : undefined
            }
            href={paths.customer(customer.uid)}
            onAddEmail={() => setOpened('email')}
            onAddCountry={() => setOpened('country')}
            onReplaceLinks={() => setOpened('links')}
            onExport={personData.save}
            isExporting={personData.isSaving}
            onErase={() => setOpened('erase')}
            onCopied={handleCopied}
          />
          <ExtraInfoTable
            item={item}
            now={now}
            isBeingPrepared={detail.isBeingPrepared}
            onRefund={open('refund', refund)}
            isRefunding={refund.isPending}
            unknown={refund.lost?.isUnread ? refund.lost.text : undefined}
            onCopied={handleCopied}
          />
        </div>
      </div>
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
        confirmLabel={t('refund.confirm')}
        onConfirm={() => refund.run(close)}
        onCancel={close}
        isPending={refund.isPending}
        error={refund.lost?.text ?? refund.error}
        isDangerous
      >
        {t('refund.text', { name, price, collected })}
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
      {opened === 'links' && <ReplaceLinks queryKey={queryKey} customerUid={detail.customer.uid} onClose={close} />}
      {opened === 'esim' && (
        <ReplaceEsim
          customerUid={detail.customer.uid}
          iccid={replacedIccid ?? esimOfInstance(item, detail.relatedEsims)?.iccid}
          onClose={close}
        />
      )}
      {opened === 'erase' && <EraseCustomer customerUid={detail.customer.uid} onClose={close} />}
    </>
  );
};
