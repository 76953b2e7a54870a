// By hand, because React Aria's list chooses no first entry where the entries come after the text.
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of a form shows such entries */
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultCount } from '#web/components/query/ResultCount.tsx';
import { Unbroken } from '#web/ui/Unbroken.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './SearchBox.module.css';

export type SearchEntry = {
  /** Distinguishes it from all others. */
  key: string;
  label: string;
  /** A second, smaller line. */
  description?: string | undefined;
  /** Where it is of another kind than its group. */
  icon?: IconShape;
  href: string;
  /** What it does in place of leading there. */
  act?: () => void;
  /** What people also call it, which is not shown. */
  words?: readonly string[];
};

export type SearchGroup = {
  key: string;
  title: string;
  icon: IconShape;
  entries: readonly SearchEntry[];
  /** Said above them where they are not called as was typed, and nobody may mean them: none is chosen by itself. */
  similar?: string;
};

export type SearchWords = {
  /** The accessible name of the box. */
  label: string;
  /** In the empty box: what can be found. */
  hint: string;
};

type SearchBoxProps = {
  /** The words of the search around it. */
  words: SearchWords;
  /** What was typed so far. */
  text: string;
  /** Called with the whole text at every keystroke. */
  onChange: (text: string) => void;
  /** What the text finds, kind by kind, the most likely first. */
  groups: readonly SearchGroup[];
  /** More may still be found: Enter waits for it. */
  isLoading: boolean;
  /** Not all that it finds is known: a search got no answer. */
  isFailed?: boolean;
  /** At the end of the box. */
  end?: ReactNode;
  /** In place of results: why there are none. */
  message?: ReactNode;
  /** Called with the entry that was picked. */
  onPick: (entry: SearchEntry) => void;
};

const optionId = (listId: string, key: string): string => `${listId}-${key}`;

type OptionProps = {
  id: string;
  entry: SearchEntry;
  icon: IconShape;
  isActive: boolean;
  onPick: () => void;
};

const Option = ({ id, entry, icon, isActive, onPick }: OptionProps): ReactElement => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The box has the focus and hears the keys, as the pattern of a combobox says.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon of={icon} />
      <span className={styles.text}>
        <span>
          <Unbroken text={entry.label} />
        </span>
        {entry.description !== undefined && (
          <span className={styles.description}>
            <Unbroken text={entry.description} />
          </span>
        )}
      </span>
    </div>
  );
};

/** The place after a step; from the last one to the first. */
const stepped = (
  entries: readonly SearchEntry[],
  active: SearchEntry | undefined,
  step: number,
): string | undefined => {
  const from = active === undefined && step < 0 ? 0 : entries.findIndex((entry) => entry === active);
  return entries[(from + step + entries.length) % entries.length]?.key;
};

/**
 * A box and a list of what it finds: arrows choose, Enter opens. The first entry is chosen until another one is, unless it
 * is only similar to what was typed.
 */
export const SearchBox = ({
  words,
  text,
  onChange,
  groups,
  isLoading,
  isFailed = false,
  end,
  message,
  onPick,
}: SearchBoxProps): ReactElement => {
  const { t } = useTranslation('search');
  const listId = useId();
  const [chosen, setChosen] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const entries = groups.flatMap((group) => group.entries);
  const similar = groups[0]?.similar;
  const active = entries.find(({ key }) => key === chosen) ?? (similar === undefined ? entries[0] : undefined);
  useEffect(() => {
    if (isWaiting && !isLoading && active) onPick(active);
  }, [isWaiting, isLoading, active, onPick]);
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      setWaiting(false);
      setChosen(stepped(entries, active, step));
    }
    // What is still being looked for may come first.
    else if (event.key === 'Enter') setWaiting(true);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <div className={styles.box}>
        <Icon of={SearchIcon} />
        <input
          className={styles.input}
          role="combobox"
          aria-label={words.label}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active.key)}
          placeholder={words.hint}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          // The dialog was opened to type here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={text}
          onChange={(event) => {
            setChosen(undefined);
            setWaiting(false);
            onChange(event.target.value);
          }}
          onKeyDown={handleKey}
        />
        {isLoading && <Spinner size={20} label={t('searching')} />}
        {end}
      </div>
      <ResultCount count={isLoading || isFailed || text.trim() === '' ? undefined : entries.length} note={similar} />
      {similar !== undefined && <p className={styles.message}>{similar}</p>}
      {message !== undefined && <div className={styles.message}>{message}</div>}
      <div id={listId} role="listbox" aria-label={t('title')} className={styles.results}>
        {groups.map(({ key, title, icon, entries: found }) => (
          <div key={key} role="group" aria-labelledby={`${listId}-${key}-title`}>
            <div id={`${listId}-${key}-title`} className={styles.title} role="presentation">
              {title}
            </div>
            {found.map((entry) => (
              <Option
                key={entry.key}
                id={optionId(listId, entry.key)}
                entry={entry}
                icon={entry.icon ?? icon}
                isActive={entry === active}
                onPick={() => onPick(entry)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};
