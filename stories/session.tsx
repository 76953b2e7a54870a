import type { ComponentType, ReactElement } from 'react';
import { fn } from 'storybook/test';
import { type Session, SessionContext } from '#web/session/session-context.ts';

const nothing = async (): Promise<void> => undefined;

/** Anna Berg of the contract's examples. */
export const signedIn: Session = {
  status: 'signedIn',
  email: 'anna@example.com',
  user: { accessToken: 'access', idToken: 'id', expired: false },
  signIn: fn(nothing),
  register: fn(nothing),
  signOut: fn(nothing),
};

export const signedOut: Session = {
  status: 'signedOut',
  signIn: signedIn.signIn,
  register: signedIn.register,
  signOut: signedIn.signOut,
};

export const restoring: Session = { ...signedOut, status: 'restoring' };

/** A sign-in service that cannot be reached. */
export const unreachable = async (): Promise<void> => {
  throw new Error('The sign-in service cannot be reached');
};

/** The session around a story, as main.tsx sets it around the app. */
export const withSession =
  (session: Session) =>
  (Story: ComponentType): ReactElement => (
    <SessionContext value={session}>
      <Story />
    </SessionContext>
  );
