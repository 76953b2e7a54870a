import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageOffer } from '#contract/operator/model/packageOffer.ts';
import type { Found } from '#domain/name-search.ts';
import { useListPackages } from '#web/api/operator/packages/packages.ts';
import { coverageMark } from '#web/components/packages/CoverageLabel.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ComboBox } from '#web/ui/fields/ComboBox.tsx';
import type { Option } from '#web/ui/fields/options.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

type PackageChoiceProps = {
  /** Id of the package; undefined for all of them. */
  value: string | undefined;
  /** Called with the id that was picked, and with undefined once the text names none. */
  onChange: (id: string | undefined) => void;
};

const SEARCH_DELAY_MS = 250;
const OFFERED = 20;

/** Limits the sales to a package, which is found as in the list of packages. */
export const PackageChoice = ({ value, onChange }: PackageChoiceProps): ReactElement => {
  const { t } = useTranslation(['operatorSales', 'packages']);
  const nameOf = usePackageName();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_DELAY_MS);
  const chosen = useListPackages(
    { search: value ?? '', page_size: 1 },
    { query: { enabled: value !== undefined } },
  ).data?.items.find(({ id }) => id === value);
  const query = useListPackages({ search, page_size: OFFERED }, { query: { enabled: search !== '' } });
  const { items = [], similar } = query.data ?? {};
  const found = items.length > 0 ? items : (similar?.items.slice(0, OFFERED) ?? []);
  const asOption = ({ id, name, dataPackage, supplier }: PackageOffer): Option => ({
    value: id,
    label: nameOf({ ...dataPackage, name }),
    description: supplier,
    flag: coverageMark(dataPackage),
  });
  /** An emptied field means all packages, without a press on its button. */
  const type = (typed: string): void => {
    setText(typed);
    if (typed === '' && value !== undefined) onChange(undefined);
  };
  const foundIds = new Set(found.map(({ id }) => id));
  /** The server has found them, the best first. The chosen one stays an option of every text, but answers only its own. */
  const asFound = <Item extends { value: string }>(_: string, options: readonly Item[]): Found<Item>[] =>
    options.filter((option) => foundIds.has(option.value)).map((item) => ({ item, rank: 1 }));
  return (
    <ComboBox
      label={t('package')}
      placeholder={t('anyPackage')}
      options={[...found, ...(chosen && !foundIds.has(chosen.id) ? [chosen] : [])].map(asOption)}
      value={chosen?.id ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      onTextChange={type}
      find={asFound}
      similar={items.length === 0 && found.length > 0 ? t('packages:similar') : undefined}
      isLoading={query.isFetching || search !== text.trim()}
      isUnknown={text.trim() === '' || query.isError}
    />
  );
};
