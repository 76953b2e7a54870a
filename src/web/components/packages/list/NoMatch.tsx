import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered, NO_OFFER_FILTER, type OfferFilter } from '#domain/package-filter.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FilterIcon, SearchIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';

type NoMatchProps = {
  /** What left no package. */
  filter: OfferFilter;
  /** Called with what leaves all of them. */
  onFilter: (filter: OfferFilter) => void;
};

/**
 * In place of packages of which a search or the filters leave none: it names what was chosen, and no filter where only
 * a word was typed.
 *
 * Use it below the search and the filters of a list of packages.
 *
 * Anatomy: a Card with an EmptyState, whose button brings all packages back.
 *
 * Do:
 * - Give the filter that the list is narrowed by, without choices that are hidden and do not count.
 *
 * Don't:
 * - Show it where there are no packages at all: the EmptyState of the page says what to do then.
 *
 * Keyboard: Tab reaches the button.
 */
export const NoMatch = ({ filter, onFilter }: NoMatchProps): ReactElement => {
  const { t } = useTranslation('packages');
  const isSearched = filter.search.trim() !== '';
  const both = isSearched ? 'both' : 'filters';
  const by = isFiltered(filter) ? both : 'search';
  return (
    <Card>
      <EmptyState
        icon={by === 'search' ? SearchIcon : FilterIcon}
        title={t(`noMatch.${by}`)}
        text={t(`noMatch.${by}Text`)}
        action={
          <Button onPress={() => onFilter(NO_OFFER_FILTER)}>
            {by === 'search' ? t('noMatch.showAll') : t('filters.reset')}
          </Button>
        }
      />
    </Card>
  );
};
