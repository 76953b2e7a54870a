/** CON-042. */
export const TOAST_SHOWN_MS = 3000;
export const TOAST_SHOWN_SHORT_MS = 2000;
/** So many toasts with an action are shown together: each of two things that were done can be undone. */
const ACTIONS_MAX = 2;
/** With an action: long enough to read it, decide and reach it. */
const TOAST_SHOWN_ACTION_MS = 10_000;
export const TOAST_CLOSE_MS = 500;
/** A press this soon after is still the one that the toast answers, or its second. */
const TOAST_SEEN_MS = 1000;

export type ToastType = 'success' | 'error' | 'info';

/** What can be done about what a toast tells, such as undoing it; the toast leaves then. */
export type ToastAction = {
  label: string;
  onPress: () => void;
  /** Called once the toast leaves, pressed or not. */
  onLeave?: () => void;
};

export type Toast = {
  id: number;
  type: ToastType;
  text: string;
  isShort: boolean;
  /** What it is about: the next toast about the same takes its place, whatever the type. */
  subject: string | undefined;
  action: ToastAction | undefined;
  /** Leaving: still rendered, no longer counted. */
  isClosing: boolean;
};

export type ToastStore = {
  subscribe: (notify: () => void) => () => void;
  read: () => readonly Toast[];
  show: (type: ToastType, text: string, isShort: boolean, subject?: string, action?: ToastAction) => void;
  close: (id: number) => void;
  /** What is done next needs the room: closes what was there long enough to be read, and has no action. */
  makeRoom: () => void;
  /** While the pointer or the focus is on a toast, none of them disappears. */
  pause: () => void;
  resume: () => void;
};

type Timers = Map<number, ReturnType<typeof setTimeout>>;

const cancelIn = (timers: Timers, id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};

/** The toasts of one page and their timers, without their looks. */
export const createToastStore = (): ToastStore => {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const timers: Timers = new Map();
  const shownAt = new Map<number, number>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]): void => {
    toasts = next;
    for (const notify of listeners) notify();
  };
  const after = (id: number, delayMs: number, act: () => void): void => {
    cancelIn(timers, id);
    timers.set(id, setTimeout(act, delayMs));
  };
  const leave = (id: number): void => {
    const toast = toasts.find((other) => other.id === id);
    if (toast?.isClosing === false) toast.action?.onLeave?.();
  };
  const remove = (id: number): void => {
    cancelIn(timers, id);
    shownAt.delete(id);
    leave(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  /**
   * The next result takes the place of the last one: several in a row would cover a phone's screen, or contradict each
   * other.
   */
  const forget = (isOutdated: (toast: Toast) => boolean): void => {
    for (const { id } of toasts.filter(isOutdated)) remove(id);
  };
  const close = (id: number): void => {
    leave(id);
    after(id, TOAST_CLOSE_MS, () => remove(id));
    set(toasts.map((toast) => (toast.id === id ? { ...toast, isClosing: true } : toast)));
  };
  const shownMs = ({ isShort, action }: Toast): number => {
    if (action) return TOAST_SHOWN_ACTION_MS;
    return isShort ? TOAST_SHOWN_SHORT_MS : TOAST_SHOWN_MS;
  };
  const count = (toast: Toast): void => after(toast.id, shownMs(toast), () => close(toast.id));

  const show: ToastStore['show'] = (type, text, isShort, subject, action) => {
    // A repeated message is the same toast, shown again.
    const same = toasts.find((toast) => toast.type === type && toast.text === text);
    const toast = { id: same?.id ?? nextId++, type, text, isShort, subject, action, isClosing: false };
    const withAction = toasts.filter((other) => other.action && other !== same && other.subject !== subject);
    const staying = action ? withAction.slice(1 - ACTIONS_MAX) : [];
    forget(
      (other) =>
        other !== same &&
        ((!same && type !== 'error' && other.type === type && !staying.includes(other)) ||
          (subject !== undefined && other.subject === subject)),
    );
    set(same ? toasts.map((other) => (other === same ? toast : other)) : [...toasts, toast]);
    shownAt.set(toast.id, Date.now());
    count(toast);
  };
  const isSeen = ({ id }: Toast): boolean => Date.now() - (shownAt.get(id) ?? 0) >= TOAST_SEEN_MS;

  return {
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    read: () => toasts,
    show,
    close,
    makeRoom: () => {
      for (const toast of toasts) if (!toast.isClosing && !toast.action && isSeen(toast)) close(toast.id);
    },
    pause: () => {
      for (const { id, isClosing } of toasts) if (!isClosing) cancelIn(timers, id);
    },
    resume: () => {
      for (const toast of toasts) if (!toast.isClosing) count(toast);
    },
  };
};
