import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screen } from 'storybook/test';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';

/** The address of the memory router, and the browser's back button, for the stories. */
export const Address = (): ReactElement => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <VisuallyHidden>
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" tabIndex={-1} onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </VisuallyHidden>
  );
};

export const address = (): string => screen.getByRole('status', { name: 'Address', hidden: true }).textContent ?? '';

export const goBack = (): void => screen.getByRole('button', { name: 'Browser back', hidden: true }).click();
