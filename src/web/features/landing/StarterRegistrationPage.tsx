import type { ReactElement } from 'react';
import { Starter } from './Starter.tsx';

/** /starter/registration */
export const Component = (): ReactElement => <Starter to="register" />;
