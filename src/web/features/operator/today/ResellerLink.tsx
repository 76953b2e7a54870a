import type { ReactElement } from 'react';
import type { ResellerRef } from '#contract/operator/model/resellerRef.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import styles from './ResellerRows.module.css';

type ResellerLinkProps = {
  /** Whose page it leads to. */
  reseller: ResellerRef;
  /** Its company or its name; empty where it gave none. */
  name: string;
};

/** A reseller by its name, or by its address where it has none; leads to its page. */
export const ResellerLink = ({ reseller: { id, email }, name }: ResellerLinkProps): ReactElement => (
  <span className={styles.who}>
    <Link href={paths.operatorReseller(id)} variant="plain">
      {name === '' ? email : name}
    </Link>
    {name !== '' && <span className={styles.note}>{email}</span>}
  </span>
);
