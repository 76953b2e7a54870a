// Steps of a user who forgot the password, on the sign-in service's own pages.
import type { Store } from './sign-in.ts';
import { createVisitor, type Visit, type Visitor } from './visitor.ts';

/** Asks for a link for this e-mail address; returns the page that this leads to. */
export const askForReset = ({ url }: Store, email: string, visitor = createVisitor()): Promise<Visit> =>
  visitor.submit(`${url}/sign-in/forgot-password`, { email });

export const setPassword = (link: string, newPassword: string, visitor: Visitor = createVisitor()): Promise<Visit> =>
  visitor.submit(link, { newPassword });
