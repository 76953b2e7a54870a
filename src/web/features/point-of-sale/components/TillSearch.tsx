import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScanButton } from '#web/components/scan/ScanButton.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './TillSearch.module.css';

export type TillSearchProps = {
  /** What was typed or scanned so far. */
  text: string;
  /** Called with the whole text at every keystroke: words filter the packages at once. */
  onChange: (text: string) => void;
  /** Enter, as a scanner presses it after the number. */
  onSubmit: () => void;
  /** The customer is being looked up. */
  isPending: boolean;
  /** What was found, or why nothing was, with the way on. */
  message?: ReactNode;
  /** Offers to clear the field, and to type something else. */
  isNothingFound?: boolean;
  /** Takes the focus when it appears. */
  isFocused?: boolean;
  /** Opens the camera. */
  onScan: () => void;
};

/** One field for a word, an e-mail address or an ICCID. */
export const TillSearch = (props: TillSearchProps): ReactElement => {
  const { text, onChange, onSubmit, isPending, message, isNothingFound = false, isFocused = false, onScan } = props;
  const { t } = useTranslation('pointOfSale');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <search className={styles.search}>
      <div className={styles.line}>
        {/* Before the field for the keyboard: from the field Tab leads to what is sold most. */}
        <ScanButton onPress={onScan} />
        <form
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <TextField
            ref={field}
            label={t('till.search')}
            isLabelHidden
            placeholder={t('till.search')}
            type="search"
            inputMode="search"
            autoComplete="off"
            icon={SearchIcon}
            value={text}
            onChange={onChange}
            end={isPending ? <Spinner size={20} label={t('till.searching')} /> : undefined}
          />
        </form>
      </div>
      <div className={styles.message}>
        <div className={styles.message} aria-live="polite">
          {message}
        </div>
        {isNothingFound && (
          <Button
            size="small"
            onPress={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            {t('till.clear')}
          </Button>
        )}
      </div>
    </search>
  );
};
