import { type ReactElement, type Ref, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../data/Flag.tsx';
import { Icon } from '../../Icon.tsx';
import { ChevronDownIcon, SearchIcon } from '../../icons.ts';
import { classes, defined } from '../../props.ts';
import { ClearButton } from './ClearButton.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import frame from './FieldFrame.module.css';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import list from './OptionList.module.css';
import { findOptions, type Option } from '../options.ts';
import styles from '../Select.module.css';
import type { SelectBegun, SelectProps } from './select-props.ts';
import { useFieldError } from '../use-field.ts';

type SelectFieldProps<Value extends string> = {
  /** What the visitor already did to the trigger before this loaded. */
  begun?: SelectBegun | undefined;
  /** Called by the trigger for the visitor's interactions. */
  onBegin: (begun: SelectBegun | undefined) => void;
} & SelectProps<Value>;

type SearchProps = Pick<OptionListProps, 'options' | 'isLoading'> & {
  /** What is typed into the search box. */
  typed: string;
  onType: (typed: string) => void;
};

const SearchableOptions = ({ typed, onType, ...offered }: SearchProps): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <Autocomplete inputValue={typed} onInputChange={onType}>
      {/* Opening the list starts a search; closing returns the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField className={list.search ?? ''} aria-label={t('search')} autoFocus>
        <div className={list.searchControl}>
          <Icon of={SearchIcon} size={16} />
          <Input className={list.searchInput ?? ''} placeholder={t('search')} />
        </div>
      </SearchField>
      <OptionList {...offered} />
    </Autocomplete>
  );
};

const Trigger = ({
  chosen,
  placeholder,
  ref,
}: {
  chosen: Option | undefined;
  placeholder: string;
  ref: Ref<HTMLButtonElement> | undefined;
}) => (
  <Button className={styles.trigger ?? ''} ref={ref}>
    {chosen?.flag !== undefined && <Flag code={chosen.flag} />}
    {chosen?.icon && <Icon of={chosen.icon} />}
    <SelectValue className={styles.value ?? ''}>{chosen?.label ?? placeholder}</SelectValue>
    <Icon of={ChevronDownIcon} className={styles.chevron ?? ''} />
  </Button>
);

/**
 * The whole Select, loaded together with its list.
 *
 * Use it through Select, which loads it.
 */
export const SelectField = <Value extends string>({ ref, begun, ...props }: SelectFieldProps<Value>): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const [isToOpen, setToOpen] = useState(begun !== undefined && begun !== 'focused');
  // Only once the trigger has the focus, which closing then returns to it.
  const handleFocus = (): void => {
    if (isToOpen) setOpen(true);
    setToOpen(false);
  };
  // The library knows the key that opened it only if it was there to hear it.
  const [startAt, setStartAt] = useState(begun === 'first' || begun === 'last' ? begun : undefined);
  // Here, because React Aria also renders the options where the popover's own state is not known.
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => findOptions<Option>(props.options, typed).map(({ item }) => item),
    [props.options, typed],
  );
  const { error, handleChange, handleBlur } = useFieldError(props.error, props.isErrorShown);
  const chosen = props.options.find(({ value }) => value === props.value);
  const choose = (value: Value | null): void => {
    handleChange();
    props.onChange(value);
  };
  const canClear = props.isClearable === true && chosen !== undefined && props.isDisabled !== true;
  return (
    // React Aria puts what the list is made of beside its field, where rules that count children would count it.
    <div className={frame.field}>
      <AriaSelect
        className={frame.field ?? ''}
        value={props.value}
        onChange={(value) => choose(value as Value | null)}
        isOpen={isOpen}
        allowsEmptyCollection
        onFocus={handleFocus}
        onOpenChange={(willBeOpen) => {
          setOpen(willBeOpen);
          if (!willBeOpen) {
            setStartAt(undefined);
            setTyped('');
            handleBlur();
            props.onBlur?.();
          }
        }}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        {...defined({
          description: props.description,
          name: props.name,
          isRequired: props.isRequired,
          isDisabled: props.isDisabled,
          autoFocus: props.autoFocus ?? (begun !== undefined || undefined),
        })}
      >
        <FieldFrame
          label={props.label}
          isLabelHidden={props.isLabelHidden}
          description={props.description}
          error={error}
        >
          <div className={classes(frame.control, styles.control, canClear && styles.clearable)}>
            <Trigger chosen={chosen} placeholder={props.placeholder ?? ''} ref={ref} />
            {canClear && (
              <span className={styles.clear}>
                <ClearButton label={props.label} onPress={() => choose(null)} />
              </span>
            )}
          </div>
        </FieldFrame>
        <Popover className={list.popover ?? ''} offset={4}>
          {props.isSearchable === true ? (
            <SearchableOptions options={found} isLoading={props.isLoading} typed={typed} onType={setTyped} />
          ) : (
            <OptionList options={props.options} isLoading={props.isLoading} startAt={startAt} />
          )}
        </Popover>
      </AriaSelect>
    </div>
  );
};
