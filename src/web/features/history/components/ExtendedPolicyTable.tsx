import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Balance } from '#contract/storefront/model/balance.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { FactList } from '#web/ui/data/FactList.tsx';
import { Folded } from '#web/ui/layout/Folded.tsx';

export type ExtendedPolicyTableProps = {
  /** With the policy of its package, if there is one. */
  balance: Balance;
};

/**
 * What happens to the speed of an unlimited package; unknown values are 'NA'. Folded away for a package without a
 * policy.
 */
export const ExtendedPolicyTable = ({ balance }: ExtendedPolicyTableProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime } = useFormat();
  const texts = usePackageTexts();
  const policy = balance.extendedDataPolicy;
  const missing = t('detail.missing');
  const size = (value: DataSize | undefined): string => (value ? texts.size(value) : missing);
  const facts = (
    <FactList
      facts={[
        { key: 'throttled', label: t('detail.throttled'), value: policy?.throttleSpeed ?? missing },
        { key: 'dailyHighSpeed', label: t('detail.dailyHighSpeed'), value: size(policy?.totalHighSpeedVolume) },
        { key: 'dailyBalance', label: t('detail.dailyBalance'), value: size(balance.dailyBalance) },
        {
          key: 'resetsAt',
          label: t('detail.resetsAt'),
          value: policy?.nextResetTime ? dateTime(new Date(policy.nextResetTime)) : missing,
        },
      ]}
    />
  );
  return policy ? <Card title={t('detail.policy')}>{facts}</Card> : <Folded title={t('detail.policy')}>{facts}</Folded>;
};
