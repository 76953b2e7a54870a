import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferFilter } from '#domain/package-filter.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { SearchIcon } from '#web/ui/icons.ts';

type PackageSearchProps = {
  /** With the text as it was typed. */
  filter: OfferFilter;
  /** Called with the whole filter at every keystroke. */
  onFilter: (filter: OfferFilter) => void;
};

/**
 * The field that narrows a list of packages by words.
 *
 * Use it beside the PackageFilters of the same list.
 *
 * Anatomy: a field with a magnifier; its label is its placeholder.
 *
 * Do:
 * - Say in the list how many packages it leaves.
 *
 * Don't:
 * - Use it for anything but packages.
 *
 * Keyboard: that of a TextField.
 */
export const PackageSearch = ({ filter, onFilter }: PackageSearchProps): ReactElement => {
  const { t } = useTranslation('packages');
  return (
    <TextField
      type="search"
      label={t('filters.search')}
      isLabelHidden
      placeholder={t('filters.search')}
      icon={SearchIcon}
      autoComplete="off"
      value={filter.search}
      onChange={(search) => onFilter({ ...filter, search })}
    />
  );
};
