import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileDomain } from '#domain/profile-domain.ts';
import { RadioList } from '#web/ui/fields/RadioList.tsx';

export type TopUpTargetProps = {
  /** More than one: the seller chooses which eSIM is topped up. */
  domains?: readonly ProfileDomain[];
  /** The chosen eSIM; undefined until one is chosen. */
  domainId?: string | undefined;
  /** Called with the id of the newly chosen eSIM. */
  onDomainChange?: (id: string) => void;
};

const NO_DOMAINS: readonly ProfileDomain[] = [];

/**
 * Which eSIM of several is topped up.
 *
 * Use it within the summary of a top-up; with one eSIM it shows nothing.
 *
 * Keyboard: arrows choose.
 */
export const TopUpTarget = ({
  domains = NO_DOMAINS,
  domainId,
  onDomainChange,
}: TopUpTargetProps): ReactElement | null => {
  const { t } = useTranslation('pointOfSale');
  if (domains.length < 2) return null;
  return (
    <RadioList
      label={t('summary.target')}
      appearance="card"
      options={domains.map(({ id, iccids }) => ({
        value: id,
        label: iccids.join(', '),
        description: t('summary.targetEsims', { count: iccids.length }),
      }))}
      value={domainId ?? null}
      onChange={(id) => onDomainChange?.(id)}
    />
  );
};
