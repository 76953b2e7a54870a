import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { ResellerCalls } from './use-reseller-calls.ts';

export type SuspensionNoticeProps = {
  /** The reseller of the page. */
  reseller: Reseller;
  /** Its changes. */
  calls: ResellerCalls;
};

/** That a reseller may not sell, why, and the way to lift it. */
export const SuspensionNotice = ({ reseller, calls: { lift } }: SuspensionNoticeProps): ReactElement | null => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime } = useFormat();
  const toast = useToast();
  const problemText = useProblemText();
  const { id, suspension } = reseller;
  if (!suspension) return null;
  const { reason, since, operator } = suspension;
  const call = (): void =>
    lift.mutate(
      { id },
      {
        onSuccess: () => toast.success(t('lift.done')),
        onError: (error) => toast.error(problemText(error)),
      },
    );
  return (
    <Banner
      tone="warning"
      title={t('lift.title', { at: dateTime(since), operator })}
      action={
        <Button size="small" onPress={call} isPending={lift.isPending}>
          {t('lift.submit')}
        </Button>
      }
    >
      {reason}
    </Banner>
  );
};
