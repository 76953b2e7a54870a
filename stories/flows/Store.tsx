import { type ReactElement, useState } from 'react';
import { fn } from 'storybook/test';
import { routes } from '#web/routes.tsx';
import { type Session, SessionContext } from '#web/session/session-context.ts';
import { Root } from '#web/shell/Root.tsx';
import { Address } from '../features/Address.tsx';
import { signedIn, signedOut } from '../session.tsx';

export type StoreProps = {
  isSignedIn: boolean;
};

/** The whole web app with the contract's handlers, and a sign-in that succeeds at once. */
export const Store = ({ isSignedIn }: StoreProps): ReactElement => {
  const [isIn, setIn] = useState(isSignedIn);
  const enter = fn(async () => setIn(true));
  const session: Session = { ...(isIn ? signedIn : signedOut), signIn: enter, register: enter };
  return (
    <SessionContext value={session}>
      <Root routes={routes} />
      <Address />
    </SessionContext>
  );
};

/** Shared by the meta of every flow. */
export const flow = {
  layout: 'fullscreen' as const,
  // The place of toasts is there twice: once around every story, once of the shell.
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  docs: { story: { inline: false, height: '720px' } },
};
