import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';

type DetailsButtonProps = {
  /** The package of the row. */
  item: DataPackage;
  /** Opens its details. */
  onDetails: (item: DataPackage) => void;
};

/**
 * Opens the details of a package.
 *
 * Use it in rows where another press has a meaning of its own; elsewhere the whole row opens the details.
 */
export const DetailsButton = memo(({ item, onDetails }: DetailsButtonProps): ReactElement => {
  const { t } = useTranslation('shop');
  const nameOf = usePackageName();
  return (
    <Button
      variant="quiet"
      size="small"
      onPress={() => onDetails(item)}
      aria-label={t('list.detailsOf', { name: nameOf(item) })}
    >
      {t('list.details')}
    </Button>
  );
});
DetailsButton.displayName = 'DetailsButton';
