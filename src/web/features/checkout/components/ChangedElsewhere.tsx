import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './ChangedElsewhere.module.css';

export type ChangedElsewhereProps = {
  /** What another tab changed. */
  text: string;
  /** A verb: the other tab's amount or cart is paid. */
  takeLabel: string;
  /** Goes on with what the other tab made of it. */
  onTake: () => void;
  /** A verb: what is shown here is paid. */
  keepLabel: string;
  /** Goes on with what is shown here. */
  onKeep: () => void;
};

/** Another tab changed what is about to be paid here: nothing is paid before the visitor has decided. */
export const ChangedElsewhere = (props: ChangedElsewhereProps): ReactElement => {
  const { t } = useTranslation('checkout');
  return (
    <Banner tone="danger" title={t('elsewhere.title')}>
      <p>{props.text}</p>
      <div className={styles.actions}>
        <Button size="small" onPress={props.onKeep}>
          {props.keepLabel}
        </Button>
        <Button size="small" onPress={props.onTake}>
          {props.takeLabel}
        </Button>
      </div>
    </Banner>
  );
};
