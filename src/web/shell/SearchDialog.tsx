import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { SearchBox, type SearchEntry, type SearchGroup, type SearchWords } from './components/SearchBox.tsx';

/** What a text finds. */
export type SearchResult = { groups: SearchGroup[]; isLoading: boolean; isFailed: boolean; retry: () => void };

type SearchDialogProps = {
  /** What the dialog says of this search. */
  words: SearchWords & {
    /** When nothing was found. */
    nothing: string;
    /** When it could not be found out. */
    failed: string;
  };
  /** What was typed so far. */
  text: string;
  /** Called with the whole text at every keystroke. */
  onChange: (text: string) => void;
  /** What the text finds. */
  result: SearchResult;
  /** At the end of the box. */
  end?: ReactNode;
  /** Called when an entry was opened, and by Escape, the close button and a press outside. */
  onClose: () => void;
};

/** One search for everything; an entry leads to its page. */
export const SearchDialog = ({ words, text, onChange, result, end, onClose }: SearchDialogProps): ReactElement => {
  const { t } = useTranslation(['search', 'common']);
  const navigate = useNavigate();
  const { groups, isLoading, isFailed, retry } = result;
  const pick = useCallback(
    ({ href, act }: SearchEntry): void => {
      onClose();
      if (act) act();
      else void navigate(href);
    },
    [onClose, navigate],
  );
  const message = (): ReactElement | string | undefined => {
    if (isFailed) {
      return (
        <Banner tone="danger" action={<Button onPress={retry}>{t('common:tryAgain')}</Button>}>
          {words.failed}
        </Banner>
      );
    }
    return !isLoading && groups.length === 0 ? words.nothing : undefined;
  };
  return (
    <Modal isOpen onClose={onClose} title={t('search:title')} width={650} isAtTop>
      <SearchBox
        words={words}
        text={text}
        onChange={onChange}
        groups={groups}
        isLoading={isLoading}
        isFailed={isFailed}
        end={end}
        message={message()}
        onPick={pick}
      />
    </Modal>
  );
};
