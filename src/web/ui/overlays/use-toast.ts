import { createContext, useContext } from 'react';
import type { ToastType } from './toast-store.ts';

export type ToastOptions = {
  /** Disappears after 2 s instead of 3 s. */
  isShort?: boolean;
};

export type ShowToast = Record<ToastType, (text: string, options?: ToastOptions) => void>;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** `const toast = useToast(); toast.success(t('saved'));` */
export const useToast = (): ShowToast => {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider');
  return toast;
};
