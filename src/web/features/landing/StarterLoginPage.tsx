import type { ReactElement } from 'react';
import { Starter } from './Starter.tsx';

/** /starter/login */
export const Component = (): ReactElement => <Starter to="signIn" />;
