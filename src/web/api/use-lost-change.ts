import { useTranslation } from 'react-i18next';
import { type ApiError, isOutcomeUnknown } from './api-error.ts';

/** A change whose outcome is unknown, as a screen tells it until it is known. */
export type LostChange = {
  /** What is known now. */
  text: string;
  /** Nothing was read since it was sent: what is shown may be outdated. */
  isUnread: boolean;
  isLooking: boolean;
  onLook: () => void;
};

type Tried = { error: ApiError | null; submittedAt: number };
type Shown = { dataUpdatedAt: number; isFetching: boolean; refetch: () => Promise<unknown> };

/**
 * What is known of the last try of a change; undefined where its outcome is known.
 *
 * @param shown The query that shows what was changed.
 */
export const useLostChange = ({ error, submittedAt }: Tried, shown: Shown): LostChange | undefined => {
  const { t } = useTranslation('errors');
  if (error === null || !isOutcomeUnknown(error)) return undefined;
  const isUnread = shown.dataUpdatedAt <= submittedAt;
  return {
    text: t(isUnread ? 'lost.unread' : 'lost.read'),
    isUnread,
    isLooking: shown.isFetching,
    onLook: () => void shown.refetch(),
  };
};
