import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { isOnlyUnlimited } from '#domain/balance.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ActivationTable } from '#web/components/sales/detail/ActivationTable.tsx';
import { CustomerCard } from '#web/components/sales/detail/CustomerCard.tsx';
import { ExtendedPolicyTable } from '#web/components/sales/detail/ExtendedPolicyTable.tsx';
import { ExtraInfoTable } from '#web/components/sales/detail/ExtraInfoTable.tsx';
import { ItemTable } from '#web/components/sales/detail/ItemTable.tsx';
import { RelatedEsimsTable } from '#web/components/sales/detail/RelatedEsimsTable.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { lazyComponent, lazyModal, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { EsimDetails } from './EsimDetails.tsx';
import { SendAgain } from './SendAgain.tsx';
import styles from './SoldItemContent.module.css';
import { useCustomerExport } from './use-customer-export.ts';
import { useCustomerChanges } from './use-customer-changes.ts';
import type { Change } from './use-sold-item.ts';

const AddEmailModal = lazyModal(async () => (await import('#web/components/sales/AddEmailModal.tsx')).AddEmailModal);
const CountryModal = lazyModal(
  async () => (await import('#web/components/sales/detail/CountryModal.tsx')).CountryModal,
);
const ReplaceLinks = lazyComponent(async () => (await import('./ReplaceLinks.tsx')).ReplaceLinks);
const EraseCustomer = lazyComponent(async () => (await import('./EraseCustomer.tsx')).EraseCustomer);

export type SoldItemContentProps = {
  /** Of the sale. */
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

type Dialog = 'refund' | 'activate' | 'email' | 'country' | 'links' | 'erase';

/** The tables of a sale, and the dialogs that change it. */
export const SoldItemContent = ({ id, detail, now, refund, activate }: SoldItemContentProps): ReactElement => {
  const { t } = useTranslation('history');
  const { money } = useFormat();
  const toast = useToast();
  const [opened, setOpened] = useState<Dialog>();
  const [openedEsim, setOpenedEsim] = useState<Esim>();
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
  const confirm = (change: Change) => () => {
    close();
    return change.run();
  };
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ExtraInfoTable
            item={item}
            now={now}
            isBeingPrepared={detail.isBeingPrepared}
            onRefund={() => setOpened('refund')}
            isRefunding={refund.isPending}
            onCopied={handleCopied}
          >
            <SendAgain detail={detail} onCopied={handleCopied} />
          </ExtraInfoTable>
          <ItemTable item={item} />
          <ActivationTable
            item={item}
            now={now}
            onActivate={() => setOpened('activate')}
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
      <RelatedEsimsTable
        esims={detail.relatedEsims}
        isExhausted={isExhausted}
        onOpen={setOpenedEsim}
        onCopied={handleCopied}
      />
      {openedEsim && <EsimDetails esim={openedEsim} onClose={() => setOpenedEsim(undefined)} onCopied={handleCopied} />}
      <ConfirmDialog
        isOpen={opened === 'activate'}
        title={t('activate.title')}
        confirmLabel={t('activate.confirm')}
        onConfirm={confirm(activate)}
        onCancel={close}
      >
        {t('activate.text', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'refund'}
        title={t('refund.title')}
        confirmLabel={t('refund.confirm', { price })}
        onConfirm={confirm(refund)}
        onCancel={close}
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
      />
      {opened === 'links' && <ReplaceLinks soldItemId={id} customerUid={detail.customer.uid} onClose={close} />}
      {opened === 'erase' && <EraseCustomer customerUid={detail.customer.uid} onClose={close} />}
    </>
  );
};
