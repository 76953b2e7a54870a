import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankTransfer } from '#contract/storefront/model/bankTransfer.ts';
import { inGroups } from '#domain/in-groups.ts';
import { toMinor } from '#domain/money.ts';
import { transferCode } from '#domain/transfer-code.ts';
import { QrCode } from '#web/components/share/QrCode.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import styles from './TransferInstructions.module.css';

type TransferInstructionsProps = {
  /** The awaited transfer. */
  transfer: BankTransfer;
};

const Code = ({ transfer: { total, ...transfer } }: TransferInstructionsProps): ReactElement | null => {
  const { t } = useTranslation('checkout');
  const value = transferCode({ ...transfer, amount: toMinor(total.priceValue), currency: total.currencyCode });
  if (value === undefined) return null;
  return (
    <figure className={styles.code}>
      <QrCode value={value} label={t('transfer.code')} />
      <figcaption className={styles.hint}>{t('transfer.codeHint')}</figcaption>
    </figure>
  );
};

/**
 * The account, the amount and the reference of a transfer, each to copy, and as a code for banking apps where the
 * amount is in euros.
 */
export const TransferInstructions = ({ transfer }: TransferInstructionsProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const { total, holder, iban, bic, reference } = transfer;
  return (
    <div className={styles.instructions}>
      <div className={styles.lines}>
        <p className={styles.hint}>{t('transfer.hint')}</p>
        <CopyField label={t('transfer.amount')} value={money(total.priceValue, total.currencyCode)} />
        <CopyField label={t('transfer.holder')} value={holder} />
        <CopyField label="IBAN" value={inGroups(iban)} />
        {bic !== undefined && <CopyField label="BIC" value={bic} />}
        <CopyField label={t('transfer.reference')} value={inGroups(reference)} />
      </div>
      <Code transfer={transfer} />
    </div>
  );
};
