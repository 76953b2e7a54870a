import { createContext, useContext, useId, useMemo } from 'react';
import type { ToastAction, ToastType } from './toast-store.ts';

type ToastOptions = {
  /** Disappears after 2 s instead of 3 s. */
  isShort?: boolean;
  /** A button that undoes what was done, for example; the toast is there for 10 s then. */
  action?: ToastAction;
};

export type ShowToast = Record<ToastType, (text: string, options?: ToastOptions) => void>;

/** Shows toasts about a subject: the next one about it takes the place of the last. */
export type ToastsAbout = (subject: string) => ShowToast;

export const ToastContext = createContext<ToastsAbout | undefined>(undefined);

/**
 * `const toast = useToast(); toast.success(t('saved'));` What one component tells is about one subject.
 *
 * @param shared A subject that several components tell about.
 */
export const useToast = (shared?: string): ShowToast => {
  const about = useContext(ToastContext);
  const own = useId();
  const subject = shared ?? own;
  if (!about) throw new Error('useToast needs a ToastProvider');
  return useMemo(() => about(subject), [about, subject]);
};
