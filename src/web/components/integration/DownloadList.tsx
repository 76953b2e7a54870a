import type { ReactElement } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { DownloadIcon } from '#web/ui/icons.ts';
import styles from './DownloadList.module.css';

export type Download = {
  href: string;
  label: string;
  /** The content of the file. */
  description: string;
};

/** Files to download, each with a line about its content. */
export const DownloadList = ({ downloads }: { downloads: readonly Download[] }): ReactElement => (
  <ul className={styles.list}>
    {downloads.map(({ href, label, description }) => (
      <li key={href} className={styles.download}>
        <Link href={href} variant="secondary" icon={DownloadIcon} download isFullWidth>
          {label}
        </Link>
        <p className={styles.description}>{description}</p>
      </li>
    ))}
  </ul>
);
