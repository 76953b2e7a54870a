/**
 * Gives the device this dialog to share, or none; returns how to undo it. A spy of another story may have left one on
 * `navigator` itself, which would hide what its prototype has.
 */
export const setShare = (share: Navigator['share'] | undefined): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(Navigator.prototype, 'share');
  if (share) Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share });
  return () => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    if (before) Object.defineProperty(Navigator.prototype, 'share', before);
  };
};
