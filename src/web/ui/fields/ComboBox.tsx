import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useContext, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { type Found, onlyBest } from '#domain/name-search.ts';
import { Flag } from '../data/Flag.tsx';
import { Icon } from '../Icon.tsx';
import { ChevronDownIcon } from '../icons.ts';
import { defined } from '../props.ts';
import { ClearButton } from './parts/ClearButton.tsx';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import frame from './parts/FieldFrame.module.css';
import styles from './ComboBox.module.css';
import { OptionList } from './parts/OptionList.tsx';
import list from './parts/OptionList.module.css';
import { asItems, type FindOptions, findOptions, type Option } from './options.ts';
import { useField } from './use-field.ts';

export type ComboBoxProps<Value extends string> = {
  /** All of them; those that the typed text means are offered, best first. */
  options: readonly Option<Value>[];
  /** The chosen option's value; null while none is. */
  value: Value | null;
  /** Called with the picked value, and with null when the text no longer names one. */
  onChange: (value: Value | null) => void;
  /** Called with the typed text, for callers that validate free text. */
  onTextChange?: (text: string) => void;
  /** Keeps typed text that matches no option on blur, instead of restoring the choice. */
  isFreeText?: boolean;
  /** Chooses, when the field is left, the option that alone has the typed text as one of its names. */
  isNameTaken?: boolean;
  /** The options for the text are still being loaded, which a list without any says. */
  isLoading?: boolean;
  /** Nobody knows whether there are options for the text: without any, no list opens that says there are none. */
  isUnknown?: boolean;
  /** Said above the options where the text only resembles what they are called: Enter takes none without an arrow key. */
  similar?: string | undefined;
  /** The text before anything is typed or chosen. */
  initialText?: string | undefined;
  /** When the list opens by itself: as something is typed unless given. */
  menuTrigger?: 'focus' | 'input';
  /** Finds the options that a text means, where people write them in more ways. */
  find?: FindOptions;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** The text field, to focus it. */
  ref?: Ref<HTMLInputElement>;
} & FieldProps;

type TextOptions = Pick<ComboBoxProps<string>, 'onTextChange' | 'isFreeText' | 'initialText'>;

/** The input's text: typed last, or the chosen option's label once the choice changes. */
const useText = (label: string, { onTextChange, isFreeText = false, initialText = '' }: TextOptions) => {
  const [text, setText] = useState(label === '' ? initialText : label);
  const [shown, setShown] = useState(label);
  if (shown !== label) {
    setShown(label);
    // Free text stays as it is typed where it means the choice, and where it no longer matches one.
    const isTyped = isFreeText && (label === '' || text.trim().toLowerCase() === label.toLowerCase());
    if (!isTyped) setText(label);
  }
  const changeText = (next: string): void => {
    setText(next);
    onTextChange?.(next);
  };
  return [text, changeText] as const;
};

const NOTHING_FOUND: readonly Found<Option>[] = [];

/** All options, first those that the typed text means, best first: 'S' finds Spain before the Bahamas. */
const useRanked = (options: readonly Option[], found: readonly Found<Option>[]): readonly Option[] =>
  useMemo(() => [...new Set([...found.map(({ item }) => item), ...options])], [options, found]);

type ControlProps = { meant: string | undefined; isSimilar: boolean; onLeave: () => void; children: ReactNode };

/**
 * The box. Enter takes the option that the text means, without an arrow key before: a phone's keyboard has none. Where
 * it can mean several, the list waits; where all are only similar, with what was typed.
 */
const Control = ({ meant, isSimilar, onLeave, children }: ControlProps): ReactElement => {
  const list = useContext(ComboBoxStateContext);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && list?.isOpen === true) {
      // It closes the list alone: with free text the dialog around it would hear it too.
      event.stopPropagation();
      list.revert();
      return;
    }
    if (event.key !== 'Enter' || !list?.isOpen || list.selectionManager.focusedKey !== null) return;
    const isTaken = meant !== undefined && list.collection.getItem(meant) !== null;
    if (!isTaken && !isSimilar) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isTaken) return;
    list.selectionManager.select(meant);
  };
  return (
    <Group className={frame.control ?? ''} onKeyDownCapture={handleKey} onBlurCapture={onLeave}>
      {children}
    </Group>
  );
};

/**
 * A text field that offers matching options; made for countries.
 *
 * Use it for more than about 15 options that people know by name. Fewer are a Select, two to five a RadioList.
 *
 * Anatomy: the label; a box with the flag of the choice, the text, a button that clears it and one that opens the list;
 * below it the error and the hint. The list opens at the box: flag or icon, name, a smaller second line, a check mark
 * at the choice.
 *
 * Do:
 * - Name the options as people call them, in the reader's language.
 * - Pass them in one fixed order: what the typed text means comes first by itself.
 * - Give what people also call them in `otherNames`: UK finds the United Kingdom.
 * - Say in `error` how to go on: "Choose a country from the list."
 * - Say in `similar` that nothing has the typed name, where a search offers what is called almost so.
 * - Say with `isLoading` and `isUnknown` where the options come from a search: "Nothing found" is an answer.
 *
 * Don't:
 * - Set `isFreeText` where only an option is a valid value.
 * - Filter `options` by the typed text: the field does.
 *
 * Keyboard: typing filters, arrows move, Enter picks, also without an arrow what the text can only mean; Escape closes the
 * list.
 */
export const ComboBox = <Value extends string>({ ref, ...props }: ComboBoxProps<Value>): ReactElement => {
  const { t } = useTranslation('ui');
  const { handleChange, fieldProps, frameProps } = useField(props);
  const { options, find } = props;
  const chosen = options.find(({ value }) => value === props.value);
  const [text, setText] = useText(chosen?.label ?? '', props);
  const found = useMemo(() => findOptions<Option>(options, text, find), [options, text, find]);
  const ranked = useRanked(options, text === chosen?.label ? NOTHING_FOUND : found);
  const labels = useMemo(() => new Set(found.map(({ item }) => item.label)), [found]);
  const canClear = text !== '' && props.isDisabled !== true && props.isReadOnly !== true;
  const choose = (value: Value | null): void => {
    // React Aria also calls this to confirm the current choice, and expects us to show its text again.
    const label = options.find((option) => option.value === value)?.label;
    if (label !== undefined || props.isFreeText !== true) setText(label ?? '');
    if (value === props.value) return;
    handleChange();
    props.onChange(value);
  };
  const named = found[0]?.rank === 0 ? onlyBest(found) : undefined;
  const takeTheNamed = (): void => {
    if (props.isNameTaken === true && named !== undefined) choose(named.value as Value);
  };
  return (
    // React Aria puts what the list is made of beside its field, where rules that count children would count it.
    <div className={frame.field}>
      <AriaComboBox
        {...fieldProps}
        defaultItems={asItems(ranked)}
        value={props.value}
        onChange={(value) => choose(value as Value | null)}
        inputValue={text}
        onInputChange={(next) => {
          handleChange();
          setText(next);
        }}
        defaultFilter={(label) => labels.has(label)}
        allowsCustomValue={props.isFreeText ?? false}
        allowsEmptyCollection={props.isUnknown !== true}
        menuTrigger={props.menuTrigger ?? 'input'}
      >
        <FieldFrame {...frameProps}>
          <Control
            meant={props.similar === undefined ? onlyBest(found)?.value : undefined}
            isSimilar={props.similar !== undefined && props.isFreeText !== true}
            onLeave={takeTheNamed}
          >
            {chosen?.flag !== undefined && text === chosen.label && (
              <span className={frame.affix}>
                <Flag code={chosen.flag} />
              </span>
            )}
            <Input ref={ref} className={frame.input ?? ''} {...defined({ placeholder: props.placeholder })} />
            {canClear && (
              <ClearButton
                isForPointer
                label={props.label}
                onPress={() => {
                  setText('');
                  choose(null);
                }}
              />
            )}
            <Button className={styles.opener ?? ''} aria-label={t('showOptions')}>
              <Icon of={ChevronDownIcon} />
            </Button>
          </Control>
        </FieldFrame>
        <Popover className={list.popover ?? ''} offset={4}>
          {/* There before its text, so that screen readers say it: outside of the list they hear nothing now. */}
          <output className={styles.similar}>{props.similar}</output>
          <OptionList isLoading={props.isLoading} />
        </Popover>
      </AriaComboBox>
    </div>
  );
};
