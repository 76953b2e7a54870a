import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './Choices.module.css';

type OrderNoticeProps = {
  /** What happened. */
  title: string;
  /** The order, if the store says which one it is. */
  id: string | undefined;
  /** Asks about its travellers who are on the list. */
  text: string;
  /** How many travellers of the list are in it. */
  count: number;
  /** Called to take them off the list. */
  onRemove: () => void;
  /** Called when they get another package, and when the notice is closed. */
  onKeep: () => void;
};

/** There is an earlier order: its travellers get no second package without a decision. */
export const OrderNotice = ({ title, id, text, count, onRemove, onKeep }: OrderNoticeProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  return (
    <Banner tone="warning" title={title} {...(count === 0 && { onClose: onKeep })}>
      {count === 0 ? t('earlier.nobody') : text}
      <div className={styles.choices}>
        {id !== undefined && <Link href={paths.groupSale(id)}>{t('earlier.show')}</Link>}
        {count > 0 && (
          <>
            <Button onPress={onRemove}>{t('earlier.remove')}</Button>
            <Button onPress={onKeep}>{t('earlier.again')}</Button>
          </>
        )}
      </div>
    </Banner>
  );
};
