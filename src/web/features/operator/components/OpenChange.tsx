import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type OpenChangeProps = {
  /** How much was sent. */
  amount: Sum;
  /** Asks once more what became of it. */
  onAsk: () => void;
  /** It is being asked. */
  isAsking: boolean;
};

/**
 * A change of money that was sent and whose outcome is not known. Nothing else is sent before it is.
 *
 * Use it in the dialogs that move money, above their buttons, with the submit button inactive.
 *
 * Anatomy: a warning with the amount that was sent, and the button that asks again.
 *
 * Do:
 * - Keep what was typed beside it.
 *
 * Don't:
 * - Let anything else of the kind be sent while it is shown.
 *
 * Keyboard: Tab reaches its button.
 */
export const OpenChange = ({ amount: { value, currencyCode }, onAsk, isAsking }: OpenChangeProps): ReactElement => {
  const { t } = useTranslation('operator');
  const { money } = useFormat();
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onPress={onAsk} isPending={isAsking}>
          {t('openChange.ask')}
        </Button>
      }
    >
      {t('openChange.text', { amount: money(value, currencyCode) })}
    </Banner>
  );
};
