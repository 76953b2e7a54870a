import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SimIcon } from '#web/ui/icons.ts';
import styles from './Brand.module.css';

type BrandProps = {
  /** From the configuration of the store. */
  storeName: string;
  /** Without it the brand is not a link. */
  href?: string;
};

/**
 * The store's mark and name.
 *
 * Use it in bar, menu and footer. A reseller's own brand is shown to travellers only.
 */
export const Brand = ({ storeName, href }: BrandProps): ReactElement => {
  const { t } = useTranslation('shell');
  const mark = (
    <span className={styles.brand}>
      <span className={styles.mark}>
        <Icon of={SimIcon} />
      </span>
      <span className={styles.name}>{storeName}</span>
    </span>
  );
  if (href === undefined) return mark;
  return (
    <Link href={href} variant="plain" aria-label={t('navigation.home', { store: storeName })}>
      {mark}
    </Link>
  );
};
