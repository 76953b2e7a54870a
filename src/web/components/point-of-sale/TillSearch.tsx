import type { ReactElement, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { SearchIcon } from '#web/ui/icons.ts';
import { useTakenOver } from '#web/ui/use-taken-over.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './TillSearch.module.css';

export type TillSearchProps = {
  text: string;
  onChange: (text: string) => void;
  /** Enter, as a scanner presses it after the number. */
  onSubmit: () => void;
  isPending: boolean;
  /** What was found, or why nothing was, with the way on. */
  message?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One field for a word, an e-mail address or an ICCID. */
export const TillSearch = ({ ref, text, onChange, onSubmit, isPending, message }: TillSearchProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  // What is typed before would be lost.
  const isTakenOver = useTakenOver();
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          {...(ref !== undefined && { ref })}
          label={t('till.search')}
          isLabelHidden
          placeholder={t('till.search')}
          type="search"
          inputMode="search"
          autoComplete="off"
          isReadOnly={!isTakenOver}
          icon={SearchIcon}
          value={text}
          onChange={onChange}
          end={isPending ? <Spinner size={20} label={t('till.searching')} /> : undefined}
        />
      </form>
      <div className={styles.message} aria-live="polite">
        {message}
      </div>
    </search>
  );
};
