import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleRecord } from '#contract/operator/model/saleRecord.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useActions } from '../attention/use-actions.ts';
import waiting from '../components/WaitingChange.module.css';

const GiveUp = lazyComponent(async () => (await import('../attention/GiveUp.tsx')).GiveUp);

type SaleOrderActionsProps = {
  /** The sale, with its order. */
  sale: SaleRecord;
};

/** What an operator can do about the order of a sale that is not settled: the same as under "Needs attention". */
export const SaleOrderActions = ({ sale: { uid, price, order } }: SaleOrderActionsProps): ReactElement | null => {
  const { t } = useTranslation(['operatorAttention', 'operator']);
  const [isGivenUp, setGivenUp] = useState(false);
  const { act, isPending } = useActions(() => setGivenUp(true));
  const item = { reference: uid, facts: { amount: price } };
  if (order?.state === 'TO_CONFIRM') {
    return <Link href={paths.operatorAttention()}>{t('operator:titles.operatorAttention')}</Link>;
  }
  if (order?.state !== 'PENDING') return null;
  return (
    <div className={waiting.actions}>
      {(['RETRY_ORDER', 'GIVE_UP_ORDER'] as const).map((action) => (
        <Button key={action} onPress={() => act(item, action)} isPending={action === 'RETRY_ORDER' && isPending(item)}>
          {t(`actions.${action}`)}
        </Button>
      ))}
      {isGivenUp && <GiveUp item={item} onClose={() => setGivenUp(false)} />}
    </div>
  );
};
