import type { ReactElement, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';

export interface AtProps {
  /** The address that the screen answers, with its parameters. */
  pattern: string;
  children: ReactNode;
}

const Address = (): ReactElement => {
  const { pathname, search } = useLocation();
  return (
    <VisuallyHidden>
      <output aria-label="Address">{pathname + search}</output>
    </VisuallyHidden>
  );
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
