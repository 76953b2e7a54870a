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

export type DownloadListProps = {
  /** In the order to show them: address, name, and what the file is for. */
  downloads: readonly Download[];
};

/**
 * Files to download, each with a line about its content.
 *
 * Use it for documents and collections that belong to a page. One receipt is a ReceiptButton.
 */
export const DownloadList = ({ downloads }: DownloadListProps): ReactElement => (
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
