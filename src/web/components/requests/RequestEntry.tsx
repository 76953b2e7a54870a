import type { ReactElement, ReactNode } from 'react';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';
import styles from './RequestEntry.module.css';

export type RequestEntryProps = {
  /** Its place on the page, where links lead to it. */
  id?: string;
  /** What is asked for, in a few words. */
  name: string;
  /** Whether it was answered. */
  state: Required<Pick<BadgeProps, 'tone' | 'children'>>;
  /** What the reseller wrote, with its lines. */
  message: string;
  /** When it was sent. */
  sent: string;
  /** What was answered, with its lines; above it by whom and when. */
  answer?: { title: string; text: string } | undefined;
  /** The button that answers it. */
  action?: ReactNode;
};

/**
 * A request of a reseller, with its answer.
 *
 * Use it in a List of requests, where they are sent and where they are answered.
 *
 * Anatomy: what is asked for and its state in a line, the message, when it was sent, the answer, the button.
 *
 * Do:
 * - Pass the texts of people as they wrote them: the lines are kept.
 *
 * Don't:
 * - Shorten the message: nobody could read the rest.
 */
export const RequestEntry = ({ id, name, state, message, sent, answer, action }: RequestEntryProps): ReactElement => (
  <div id={id} className={styles.request}>
    <div className={styles.head}>
      <strong className={styles.name}>{name}</strong>
      <Badge tone={state.tone}>{state.children}</Badge>
    </div>
    <p className={styles.text}>{message}</p>
    <p className={styles.more}>{sent}</p>
    {answer && (
      <div className={styles.answer}>
        <p className={styles.more}>{answer.title}</p>
        <p className={styles.text}>{answer.text}</p>
      </div>
    )}
    {action && <div>{action}</div>}
  </div>
);
