import type { PropsWithChildren, ReactElement } from 'react';
import { type Session, SessionContext } from '#web/session/session-context.ts';
import { SessionNotice } from '#web/shell/SessionNotice.tsx';

const nothing = async (): Promise<void> => undefined;

const ended: Session = {
  status: 'signedOut',
  endReason: 'ended',
  signIn: nothing,
  register: nothing,
  signOut: nothing,
};

/** What the app says above the page when the server refuses its token. The app then shows the landing page. */
export const EndedSession = ({ children }: PropsWithChildren): ReactElement => (
  <>
    <SessionContext value={ended}>
      <SessionNotice />
    </SessionContext>
    {children}
  </>
);
