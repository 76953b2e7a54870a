import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './WaitingChange.module.css';

type WaitingChangeProps = {
  /** What would change, in a few words; the buttons are named by it too. */
  name: string;
  /** More about it. */
  children?: ReactNode;
  /** Who entered it, by the address. */
  enteredBy: string;
  /** The signed-in operator entered it, and cannot confirm it. */
  isOwn: boolean;
  /** When. */
  enteredAt: string;
  /** Lets it happen. */
  onConfirm: () => void;
  /** Closes it without that. */
  onDecline: () => void;
  /** A call is under way: no button can be pressed. */
  isPending: boolean;
};

/** Something that waits for a second operator: what, by whom, and the two buttons. */
export const WaitingChange = (props: WaitingChangeProps): ReactElement => {
  const { name, children, enteredBy, enteredAt, isOwn, onConfirm, onDecline, isPending } = props;
  const { t } = useTranslation('operatorResellers');
  const { dateTime } = useFormat();
  return (
    <div className={styles.waiting}>
      <div>
        <strong>{name}</strong>
        {children}
        <p className={styles.more}>{t('waiting.entered', { operator: enteredBy, at: dateTime(enteredAt) })}</p>
      </div>
      <div className={styles.actions}>
        <Button onPress={onDecline} isPending={isPending} aria-label={`${t('waiting.decline')}: ${name}`}>
          {t('waiting.decline')}
        </Button>
        <Button
          onPress={onConfirm}
          isPending={isPending}
          disabledReason={isOwn ? t('waiting.own') : undefined}
          aria-label={`${t('waiting.confirm')}: ${name}`}
        >
          {t('waiting.confirm')}
        </Button>
      </div>
    </div>
  );
};
