import type { ReactElement } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { DownloadIcon } from '#web/ui/icons.ts';
import styles from './DownloadList.module.css';

type Download = {
  href: string;
  label: string;
  /** The content of the file. */
  description: string;
};

type DownloadListProps = {
  /** In the order to show them: address, name, and what the file is for. */
  downloads: readonly Download[];
};

/**
 * Files to download, each with a line about its content.
 *
 * Use it for documents and collections that belong to a page. One receipt is a ReceiptButton.
 *
 * Anatomy: below each other, each file as a button as wide as the list with its name, and a line about its content.
 *
 * Do:
 * - Say in `description` what the file is for, and for whom, not what its name says already.
 *
 * Don't:
 * - List files that are made on request: a link cannot show that one failed.
 *
 * Keyboard: Tab goes from file to file.
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
