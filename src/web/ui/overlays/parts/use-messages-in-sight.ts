import { type RefObject, useEffect } from 'react';

/** A screen reader's press is a click alone. */
const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

const TYPED_IN = 'textarea, [contenteditable], input:not([type="radio"], [type="checkbox"])';

const heightOf = (part: Element | null): number => part?.getBoundingClientRect().height ?? 0;

/** That of the fade above the buttons. */
const fadeOf = (footer: Element | null): number =>
  footer ? parseFloat(getComputedStyle(footer, '::before').height) : 0;

/**
 * What is scrolled to, and what the focus moves to, keeps clear of the title and of the buttons with their fade, which lie
 * over the content.
 */
const keepClear = (dialog: HTMLElement): void => {
  const buttons = dialog.querySelector(':scope > footer');
  const [header, footer] = [heightOf(dialog.firstElementChild), heightOf(buttons) + fadeOf(buttons)];
  dialog.style.scrollPaddingBlock = `${header}px ${footer}px`;
};

const isAlert = (message: Element): boolean => message.getAttribute('role') === 'alert';

/** A hint must not move the line that is being typed; an error is worth it. */
const isWorthIt = (message: Element): boolean => isAlert(message) || document.activeElement?.matches(TYPED_IN) !== true;

/**
 * Scrolls to each message that appears in the content of a dialog after a press or a key: below the edge, or under the
 * buttons, nothing would seem to have happened.
 */
export const useMessagesInSight = (body: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const content = body.current;
    const dialog = content?.parentElement;
    if (!content || !dialog) return undefined;
    let isPressed = false;
    const notePress = (): void => {
      isPressed = true;
    };
    /** The words of the messages that were there. */
    const said = new WeakMap<Element, string>();
    const isNew = (message: Element): boolean => {
      const before = said.get(message);
      said.set(message, message.textContent);
      return before === undefined || (isAlert(message) && before !== message.textContent);
    };
    const findNew = (): Element[] => [...content.querySelectorAll('[role="alert"], [role="status"]')].filter(isNew);
    findNew();
    const messages = new MutationObserver(() => {
      const message = findNew().findLast(isWorthIt);
      if (!isPressed || !message) return;
      keepClear(dialog);
      message.scrollIntoView({ block: 'nearest' });
    });
    const sizes = new ResizeObserver(() => keepClear(dialog));
    messages.observe(content, { subtree: true, childList: true, characterData: true });
    for (const part of dialog.children) sizes.observe(part);
    for (const event of PRESSES) dialog.addEventListener(event, notePress, { capture: true });
    return () => {
      messages.disconnect();
      sizes.disconnect();
      for (const event of PRESSES) dialog.removeEventListener(event, notePress, { capture: true });
    };
  }, [body]);
};
