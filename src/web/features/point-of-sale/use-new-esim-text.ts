import { useTranslation } from 'react-i18next';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import type { NewEsim } from './use-top-up-balance.ts';

/** What becomes of what is left on eSIMs that are out of use. */
const restOf = ({ domainId, leftBehind }: NewEsim) => {
  if (domainId === undefined) return leftBehind ? 'leaves' : undefined;
  return leftBehind ? 'keepsPart' : 'keeps';
};

/** That a package comes with a new eSIM, and what becomes of what is left on the others; undefined without a plan. */
export const useNewEsimText = (plan: NewEsim | undefined): string | undefined => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  const { size } = usePackageTexts();
  if (!plan) return undefined;
  const rest = restOf(plan);
  const left = plan.stays
    .map(({ balance }) =>
      balance.packageType === 'unlimited' ? t('common:unlimited') : size(balance.availableBalance),
    )
    .join(', ');
  return [t('newEsim.comes'), rest && t(`newEsim.${rest}`), left && t('newEsim.stays', { left })]
    .filter(Boolean)
    .join(' ');
};
