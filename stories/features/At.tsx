import type { ReactElement, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Address } from './Address.tsx';

export type AtProps = {
  /** The address of the screen, with its parameters. */
  pattern: string;
  children: ReactNode;
};

/** A screen at its address, as the router shows it, and the address for the story to look at. */
export const At = ({ pattern, children }: AtProps): ReactElement => (
  <>
    <Routes>
      <Route path={pattern} element={children} />
      <Route path="*" element={null} />
    </Routes>
    <Address />
  </>
);
