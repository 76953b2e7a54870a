import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintedLogo, type PrintedShop } from '#web/components/share/PrintedLogo.tsx';
import { QrCode } from '#web/components/share/QrCode.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Printed } from '#web/ui/overlays/Printed.tsx';
import styles from './CodeSheet.module.css';

/** A traveller with the link to the eSIM. */
export type SheetCode = { line: number; name: string; country: string | undefined; link: string };

type CodeSheetProps = {
  /** Counts the presses of the button that prints. */
  prints: number;
  /** The shop, as travellers know it; left out where it could not be read. */
  shop: PrintedShop | undefined;
  /** The package. */
  name: string;
  /** One for each traveller. */
  codes: readonly SheetCode[];
};

/** The codes of a group to cut out and hand over: eight on a page, each with its traveller. */
export const CodeSheet = ({ prints, shop, name, codes }: CodeSheetProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { country } = useFormat();
  return (
    <Printed prints={prints}>
      <div className={styles.head}>
        <h1 className={styles.title}>{[shop?.name, name].filter(Boolean).join(' · ')}</h1>
        {shop?.logo && <PrintedLogo {...shop.logo} />}
      </div>
      <p>{t('sheet.scan')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code.line} className={styles.code}>
            <QrCode value={code.link} label={t('sheet.code', { name: code.name })} />
            <div className={styles.texts}>
              <strong>{code.name}</strong>
              {code.country !== undefined && <span>{country(code.country)}</span>}
              <span className={styles.link}>{code.link}</span>
            </div>
          </li>
        ))}
      </ul>
    </Printed>
  );
};
