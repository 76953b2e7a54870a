import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from '#web/ui/overlays/toast-store.ts';

let store: ToastStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});
afterEach(() => vi.useRealTimers());

const shown = (): string[] => store.read().map(({ text, isClosing }) => (isClosing ? `${text} (closing)` : text));

const after = (milliseconds: number): string[] => {
  vi.advanceTimersByTime(milliseconds);
  return shown();
};

test('a toast begins to close after 3 s and is gone half a second later', () => {
  store.show('success', 'Saved', false);
  expect(after(2999)).toEqual(['Saved']);
  expect(after(1)).toEqual(['Saved (closing)']);
  expect(after(499)).toEqual(['Saved (closing)']);
  expect(after(1)).toEqual([]);
});

test('a short toast begins to close after 2 s', () => {
  store.show('success', 'Copied', true);
  expect(after(1999)).toEqual(['Copied']);
  expect(after(1)).toEqual(['Copied (closing)']);
  expect(after(500)).toEqual([]);
});

test('a toast with an action begins to close after 10 s', () => {
  store.show('success', 'Changed', false, 'prices', { label: 'Undo', onPress: () => undefined });
  expect(after(9999)).toEqual(['Changed']);
  expect(after(1)).toEqual(['Changed (closing)']);
});

test('an action hears once that its toast leaves: by its time, by hand, or for the next one', () => {
  const onLeave = vi.fn<() => void>();
  const show = (text: string): void =>
    store.show('success', text, false, 'prices', { label: 'Undo', onPress: () => undefined, onLeave });
  show('One');
  after(10_600);
  expect(onLeave).toHaveBeenCalledTimes(1);
  show('Two');
  store.close(store.read()[0]?.id ?? 0);
  after(500);
  expect(onLeave).toHaveBeenCalledTimes(2);
  show('Three');
  store.show('success', 'Four', false);
  after(500);
  expect(onLeave).toHaveBeenCalledTimes(3);
});

// STO-174
test('two toasts with an action are shown together, and a third one takes the place of the first', () => {
  const action = { label: 'Undo', onPress: () => undefined };
  store.show('success', 'Prices', false, 'prices', action);
  store.show('success', 'Name', false, 'items', action);
  expect(shown()).toEqual(['Prices', 'Name']);
  store.show('success', 'Two names', false, 'items', action);
  expect(shown()).toEqual(['Prices', 'Two names']);
  store.show('success', 'Logo', false, 'logo', action);
  expect(shown()).toEqual(['Two names', 'Logo']);
});

test('a toast that is closed by hand goes in the same half second', () => {
  store.show('error', 'Failed', false);
  store.close(store.read()[0]?.id ?? 0);
  expect(after(499)).toEqual(['Failed (closing)']);
  expect(after(1)).toEqual([]);
});

test('the same text of the same type is one toast, shown again; another type is another toast', () => {
  store.show('success', 'Saved', false);
  vi.advanceTimersByTime(1000);
  store.show('success', 'Saved', false);
  expect(shown()).toEqual(['Saved']);
  store.show('info', 'Saved', false);
  expect(shown()).toEqual(['Saved', 'Saved']);
  expect(after(2999)).toEqual(['Saved', 'Saved']);
  expect(after(501)).toEqual([]);
});

test('the next success or info takes the place of the last one; errors stay', () => {
  for (const text of ['One', 'Two', 'Three']) store.show('success', text, false);
  expect(shown()).toEqual(['Three']);
  store.show('info', 'News', false);
  for (const text of ['First failed', 'Second failed']) store.show('error', text, false);
  expect(shown()).toEqual(['Three', 'News', 'First failed', 'Second failed']);
  expect(after(3500)).toEqual([]);
});

test('the next toast about the same takes the place of the last one, whatever the type', () => {
  store.show('error', 'Nothing was changed', false, 'details');
  store.show('error', 'Could not be loaded', false, 'prices');
  store.show('error', 'We could not find out', false, 'details');
  expect(shown()).toEqual(['Could not be loaded', 'We could not find out']);
  store.show('success', 'Saved', false, 'details');
  expect(shown()).toEqual(['Could not be loaded', 'Saved']);
});

test('SHE-129: what is done next closes what was there for a second, and nothing that can be undone', () => {
  const store = createToastStore();
  const shown = (): string[] =>
    store
      .read()
      .filter(({ isClosing }) => !isClosing)
      .map(({ text }) => text);
  store.show('error', 'Not saved', false);
  store.show('success', 'Saved', false, undefined, { label: 'Undo', onPress: vi.fn<() => void>() });
  vi.advanceTimersByTime(900);
  store.makeRoom();
  expect(shown()).toEqual(['Not saved', 'Saved']);
  vi.advanceTimersByTime(100);
  store.makeRoom();
  expect(shown()).toEqual(['Saved']);
});

test('while the pointer is on the toasts their timers are paused', () => {
  store.show('info', 'Read me', false);
  store.pause();
  expect(after(60_000)).toEqual(['Read me']);
  store.resume();
  expect(after(3500)).toEqual([]);
});
