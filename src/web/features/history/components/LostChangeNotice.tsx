import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type LostChangeNoticeProps = {
  /** What was to be changed. */
  title: string;
  /** What is known of it now. */
  text: string;
  /** It is being looked up. */
  isLooking: boolean;
  /** Looks what became of it. */
  onLook: () => void;
};

/**
 * A change was sent and nobody knows whether it was made.
 *
 * Use it where what was to be changed is shown, until it is known. A toast would be gone before it is read.
 *
 * Anatomy: what was to be changed, what is known of it, and the button that looks again.
 *
 * Keyboard: the button is in the order of the page.
 */
export const LostChangeNotice = ({ title, text, isLooking, onLook }: LostChangeNoticeProps): ReactElement => {
  const { t } = useTranslation('errors');
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="small" onPress={onLook} isPending={isLooking}>
          {t('lost.look')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
};
