import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Button as ActionButton } from '../../actions/Button.tsx';
import { Icon, type IconShape } from '../../Icon.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../../icons.ts';
import { classes } from '../../props.ts';
import type { Toast, ToastType } from '../toast-store.ts';
import styles from './ToastItem.module.css';

type ToastItemProps = {
  /** Its type, its text, and whether it is leaving. */
  toast: Toast;
  /** Called by its button. */
  onClose: () => void;
};

const icons: Record<ToastType, IconShape> = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

/**
 * One toast, with the button that closes it before its time is over.
 *
 * Use it through `useToast`; the ToastProvider renders it.
 *
 * Keyboard: Tab reaches its action and its close button; no toast leaves while one has the focus.
 */
export const ToastItem = ({ toast, onClose }: ToastItemProps): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <div
      className={classes(styles.toast, styles[toast.type], toast.isClosing && styles.closing)}
      data-toast={toast.type}
      data-closing={toast.isClosing || undefined}
    >
      <Icon of={icons[toast.type]} className={styles.icon ?? ''} />
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <ActionButton
          size="small"
          onPress={() => {
            toast.action?.onPress();
            onClose();
          }}
        >
          {toast.action.label}
        </ActionButton>
      )}
      <Button className={styles.close ?? ''} aria-label={t('dismiss')} onPress={onClose}>
        <Icon of={CloseIcon} size={16} />
      </Button>
    </div>
  );
};
