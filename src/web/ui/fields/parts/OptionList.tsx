import type { ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../data/Flag.tsx';
import { Icon } from '../../Icon.tsx';
import { CheckIcon } from '../../icons.ts';
import { defined } from '../../props.ts';
import { asItems, type Option } from '../options.ts';
import styles from './OptionList.module.css';

const OptionItem = ({ option }: { option: Option }): ReactElement => (
  <ListBoxItem id={option.value} textValue={option.label} className={styles.option ?? ''}>
    {({ isSelected }) => (
      <>
        {option.flag !== undefined && <Flag code={option.flag} />}
        {option.icon && <Icon of={option.icon} />}
        <span className={styles.text}>
          <span>{option.label}</span>
          {option.description !== undefined && <span className={styles.description}>{option.description}</span>}
        </span>
        {isSelected && <Icon of={CheckIcon} className={styles.mark ?? ''} />}
      </>
    )}
  </ListBoxItem>
);

export type OptionListProps = {
  /** Left out inside a ComboBox, which passes its filtered options itself. */
  options?: readonly Option[];
  /** The option that has the focus as the list appears; the list itself, or the chosen one, by default. */
  startAt?: 'first' | 'last' | undefined;
  /** The options are still being loaded, which a list without any says. */
  isLoading?: boolean | undefined;
};

/**
 * The choices of a Select or a ComboBox, inside its popover.
 *
 * Use it in these two, so that their lists look and sound alike.
 *
 * Keyboard: arrows move, letters jump, Enter picks.
 */
export const OptionList = ({ options, startAt, isLoading = false }: OptionListProps): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <ListBox
      className={styles.list ?? ''}
      {...(options && { items: asItems(options) })}
      {...defined({ autoFocus: startAt })}
      renderEmptyState={() => <div className={styles.empty}>{t(isLoading ? 'loading' : 'noResults')}</div>}
    >
      {({ option }: { option: Option }) => <OptionItem option={option} />}
    </ListBox>
  );
};
