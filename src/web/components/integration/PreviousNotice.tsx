import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type PreviousNoticeProps = {
  /** What was replaced: a channel's `secret`, or the `key` of the SDK. */
  kind: 'secret' | 'key';
  /** Renders nothing without one. */
  validUntil: string | undefined;
};

/**
 * Until when the previous secret or key is accepted.
 *
 * Use it on the card of a channel whose secret or key was replaced a short time ago.
 *
 * Anatomy: a warning banner with one sentence that ends with the time.
 *
 * Do:
 * - Pass `validUntil` as the server gave it: without one nothing is shown.
 *
 * Don't:
 * - Show it beside the new secret itself, where it would be read as its end.
 */
export const PreviousNotice = ({ kind, validUntil }: PreviousNoticeProps): ReactElement | null => {
  const { t } = useTranslation('integration');
  const { dateTime } = useFormat();
  if (validUntil === undefined) return null;
  return <Banner tone="warning">{t(`roll.${kind}.stillAccepted`, { time: dateTime(validUntil) })}</Banner>;
};
