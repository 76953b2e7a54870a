import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isMobileNow } from '../breakpoint.ts';
import { useTakenOver } from '../use-taken-over.ts';
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts';
import { ToastItem } from './parts/ToastItem.tsx';
import styles from './ToastProvider.module.css';
import { type ShowToast, ToastContext, type ToastsAbout } from './use-toast.ts';

const toShow =
  (store: ToastStore): ToastsAbout =>
  (subject) => {
    const showAs =
      (type: Toast['type']): ShowToast[typeof type] =>
      (text, options) =>
        store.show(type, text, options?.isShort ?? false, subject, options?.action);
    return { success: showAs('success'), error: showAs('error'), info: showAs('info') };
  };

const isError = (toast: Toast): boolean => toast.type === 'error';

/**
 * Where the focus was before it came to the toasts, and the function that returns it when the focused toast leaves.
 */
const useFocusReturn = () => {
  const origin = useRef<Element | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    returnFocus: (): void => {
      if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
      origin.current = null;
    },
  };
};

/** The two regions exist before any toast: screen readers announce only changes in a region they know. */
const Toasts = ({ store }: { store: ToastStore }): ReactElement => {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { onFocus, returnFocus } = useFocusReturn();
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  // Without a network the toasts stay at the usual place.
  useEffect(() => {
    if (newest === undefined || !region.current) return undefined;
    const shown = region.current;
    let end: (() => void) | undefined;
    let hasLeft = false;
    import('./parts/free-place.ts')
      .then(({ keepInFreePlace }) => {
        if (!hasLeft) end = keepInFreePlace(shown);
        return undefined;
      })
      .catch(() => undefined);
    return () => {
      hasLeft = true;
      end?.();
    };
  }, [newest]);
  useEffect(() => {
    const makeRoom = ({ target }: Event): void => {
      if (isMobileNow() && !(target instanceof Node && region.current?.contains(target) === true)) store.makeRoom();
    };
    for (const name of ['pointerdown', 'input']) document.addEventListener(name, makeRoom);
    return () => {
      for (const name of ['pointerdown', 'input']) document.removeEventListener(name, makeRoom);
    };
  }, [store]);
  const close = ({ id }: Toast): void => {
    returnFocus();
    store.close(id);
  };
  const item = (toast: Toast): ReactElement => <ToastItem key={toast.id} toast={toast} onClose={() => close(toast)} />;
  return (
    // Not interactive: hovering or focusing a toast only pauses its timer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className={styles.toasts}
      aria-label={t('notifications')}
      // React Aria keeps elements with this attribute usable while a modal is open.
      data-react-aria-top-layer="true"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={(event) => {
        onFocus(event);
        store.pause();
      }}
      onBlur={store.resume}
    >
      <div className={styles.list} aria-live="assertive">
        {toasts.filter(isError).map(item)}
      </div>
      <div className={styles.list} aria-live="polite">
        {toasts.filter((toast) => !isError(toast)).map(item)}
      </div>
    </section>
  );
};

type ToastProviderProps = {
  /** The app, which shows toasts by `useToast`. */
  children: ReactNode;
};

/**
 * Once, around the whole app: provides useToast() and the place for toasts.
 *
 * Use it by `useToast` for the result of what was just done: "Copied", "Saved".
 *
 * Anatomy: the app; over it the toasts, at the foot of the window above the bars that are there, or below its title
 * where they would cover at the foot what can be pressed; beside a dialog, or in it clear of its buttons; on a phone as
 * wide as the page and gone with the next press or letter; each with the icon of its type, its text, an action if it
 * has one, and a close button.
 *
 * Do:
 * - Say what was done in a few words; they are there for two or three seconds, longer under the pointer or the focus.
 * - Show the same text again when the same happens again: it stays one toast. Another result takes its place.
 * - Give it an action that undoes what was free: it takes the place of a question before, and the toast stays for
 *   ten seconds.
 *
 * Don't:
 * - Show what has to be acted on or read twice: that is a Banner.
 * - Report the error of a field or a form, which show it themselves.
 * - Show a second one for the same action.
 *
 * Keyboard: the toasts are a landmark, and each has a button that closes it. The focus then returns to
 * where it came from.
 */
export const ToastProvider = ({ children }: ToastProviderProps): ReactElement => {
  const [store] = useState(createToastStore);
  const [show] = useState(() => toShow(store));
  const isTakenOver = useTakenOver();
  return (
    <ToastContext value={show}>
      {children}
      {isTakenOver && createPortal(<Toasts store={store} />, document.body)}
    </ToastContext>
  );
};
