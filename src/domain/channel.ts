/** Whether a name may be saved: not empty, and another one than before (spec section 5). */
export const canSaveChannelName = (typed: string, before = ''): boolean => {
  const name = typed.trim();
  return name !== '' && name !== before;
};
