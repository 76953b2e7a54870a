import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon, type IconShape } from '../Icon.tsx';
import { AlertIcon, CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { classes } from '../props.ts';
import styles from './Banner.module.css';

export type BannerProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
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

/** A message that stays in the page. */
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
