import type { ReactElement } from 'react';
import type { ResellerRef } from '#contract/operator/model/resellerRef.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import styles from './ResellerName.module.css';

type ResellerNameProps = {
  /** Its name, empty where it gave none, and its address. */
  reseller: Pick<ResellerRef, 'name' | 'email'>;
  /** Its page, where nothing around the name leads there. */
  href?: string;
  /** How that link looks; as in running text unless given. */
  variant?: 'text' | 'plain';
};

/**
 * A reseller: its company or its name, with the email address below; the address alone where it gave no name.
 *
 * Use it wherever the desk names a reseller, so that everybody is called the same on every page.
 *
 * Anatomy: the name, which may be a link, and below it the address, smaller.
 *
 * Do:
 * - Give it `href` in cards and lists whose entries lead elsewhere.
 *
 * Don't:
 * - Give it `href` in a row that is a link itself.
 */
export const ResellerName = ({
  reseller: { name, email },
  href,
  variant = 'text',
}: ResellerNameProps): ReactElement => {
  const who = name === '' ? email : name;
  return (
    <span className={styles.who}>
      {href === undefined ? (
        <span>{who}</span>
      ) : (
        <span>
          <Link href={href} variant={variant}>
            {who}
          </Link>
        </span>
      )}
      {name !== '' && <span className={styles.address}>{email}</span>}
    </span>
  );
};
