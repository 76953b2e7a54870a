import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon, type IconShape } from '../Icon.tsx';
import { AlertIcon, CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { classes } from '../props.ts';
import styles from './Banner.module.css';

export type BannerProps = {
  /** `info` by default; `danger` is read out at once, the others when the reader pauses. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The message in a few words; left out where one sentence says all. */
  title?: string;
  /** What it means, and what can be done. */
  children?: ReactNode;
  /** A Link or a Button, at the end. */
  action?: ReactNode;
  /** Adds a close button. */
  onClose?: (() => void) | undefined;
};

const icons: Record<NonNullable<BannerProps['tone']>, IconShape> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: AlertIcon,
  danger: ErrorIcon,
};

/**
 * A message that stays in the page.
 *
 * Use it for what a page's visitor has to know while it holds. The result of an action is a toast; what replaces
 * content is an EmptyState or an ErrorState.
 *
 * Anatomy: the icon of its tone, the title, the text below it, the action at the end; a close button in the corner.
 *
 * Do:
 * - Say in one or two sentences what it means and what to do.
 * - Say of a failed payment or sale whether money was taken.
 * - Give the next step as `action`, not as a description of where to find it.
 *
 * Don't:
 * - Use `danger` for what can wait: it interrupts screen readers.
 * - Show several at once: show the one that has to be acted on first.
 * - Put the error of one field here: it goes below the field.
 *
 * Keyboard: its action and its close button are in the order of the page.
 */
export const Banner = ({ tone = 'info', title, children, action, onClose }: BannerProps): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <div className={classes(styles.banner, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={icons[tone]} className={styles.icon ?? ''} />
      <div className={styles.text}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {onClose && (
        <Button className={styles.close ?? ''} aria-label={t('close')} onPress={onClose}>
          <Icon of={CloseIcon} size={16} />
        </Button>
      )}
    </div>
  );
};
