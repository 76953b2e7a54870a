import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RadioList, type RadioOption } from '#web/ui/fields/RadioList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './ChannelChoice.module.css';

export type ChannelChoiceProps = {
  /** The part that is specific to each channel. */
  subtitle: string;
  /** Undefined while they load. */
  channels: readonly RadioOption[] | undefined;
  /** The key of the channel whose content is shown; undefined while they load. */
  chosen?: string | undefined;
  /** Called with the key of the newly chosen channel. */
  onChoose: (value: string) => void;
  /** A button beside their heading. */
  action?: ReactNode;
  /** The chosen channel's content, or its placeholder. */
  children: ReactNode;
};

/**
 * The sales channels of one interface, and beside them the content of the chosen one.
 *
 * Use it on pages with several channels. With one channel it still shows that there can be more.
 *
 * Anatomy: on the left a card with the channels as radio buttons and an action beside the heading; on the right, on a
 * phone below, what belongs to the chosen one.
 *
 * Do:
 * - Choose the first channel until another one is chosen (API-003).
 * - Give children that show their own skeleton: the channels come first.
 *
 * Don't:
 * - Put what all channels share into `children`: it comes above the choice.
 *
 * Keyboard: arrows choose.
 */
export const ChannelChoice = (props: ChannelChoiceProps): ReactElement => {
  const { subtitle, channels, chosen = null, onChoose, action, children } = props;
  const { t } = useTranslation('integration');
  return (
    <div className={styles.columns}>
      <Card title={t('channels')} subtitle={subtitle} action={action}>
        {channels ? (
          <RadioList label={t('channels')} isLabelHidden options={channels} value={chosen} onChange={onChoose} />
        ) : (
          <Skeleton shape="block" height="2.5rem" />
        )}
      </Card>
      {children}
    </div>
  );
};
