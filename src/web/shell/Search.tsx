import { type ComponentType, type ReactElement, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { singleKeysOff } from '#web/browser-storage/flags.ts';
import { loadTexts } from '#web/i18n/index.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

const ShortcutsModal = lazyComponent(async () => {
  const [module] = await Promise.all([import('./ShortcutsModal.tsx'), loadTexts(['search'])]);
  return module.ShortcutsModal;
});

type Opened = 'search' | 'shortcuts';

const FIELDS =
  'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** What the key opens; nothing over a dialog, and while somebody types Ctrl K alone. */
const openedBy = (event: KeyboardEvent): Opened | undefined => {
  if (event.defaultPrevented || event.altKey || document.querySelector(DIALOGS)) return undefined;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k' ? 'search' : undefined;
  if (isTyping(event) || singleKeysOff.read()) return undefined;
  return ({ '/': 'search', '?': 'shortcuts' } as const)[event.key];
};

/** The text after a key that nothing else takes, as a field would have it; undefined for keys that type nothing. */
const typedBy = (event: KeyboardEvent, text: string): string | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || document.querySelector(DIALOGS))
    return undefined;
  if (event.key === 'Backspace') return text.slice(0, -1);
  return /^.$/u.test(event.key) ? text + event.key : undefined;
};

export type SearchModalProps = {
  /** What was typed so far. */
  text: string;
  /** Called with the whole text at every keystroke. */
  onChange: (text: string) => void;
  /** Called when an entry was opened, and by Escape, the close button and a press outside. */
  onClose: () => void;
};

type SearchProps = {
  /** What is searched here. */
  modal: ComponentType<SearchModalProps>;
};

/** The button of the search in the bar, and its keys on every page. What is typed before the field is there goes to it. */
export const Search = ({ modal: SearchModal }: SearchProps): ReactElement => {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<Opened>();
  const [text, setText] = useState('');
  const open = (what: Opened): void => {
    setText('');
    setOpened(what);
  };
  const close = useCallback(() => setOpened(undefined), []);
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const typed = opened === 'search' ? typedBy(event, text) : undefined;
    const toOpen = opened === undefined ? openedBy(event) : undefined;
    if (typed === undefined && toOpen === undefined) return;
    event.preventDefault();
    if (typed !== undefined) setText(typed);
    if (toOpen !== undefined) open(toOpen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <IconButton label={t('navigation.search')} icon={SearchIcon} onPress={() => open('search')} />
      {opened === 'search' && <SearchModal text={text} onChange={setText} onClose={close} />}
      {opened === 'shortcuts' && <ShortcutsModal onClose={close} />}
    </>
  );
};
