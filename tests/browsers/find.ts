// What pages run to find something as a person does: by what it is and what it says. Each function here is sent to the page, so it
// uses nothing outside of itself.

const ROLES = {
  alertdialog: '[role=alertdialog]',
  button: 'button:not([role]), [role=button], summary',
  checkbox: '[type=checkbox], [role=checkbox]',
  combobox: '[role=combobox], select',
  dialog: '[role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  link: 'a[href]:not([role])',
  option: '[role=option]',
  radio: '[type=radio], [role=radio]',
  status: 'output, [role=status]',
  searchbox: '[type=search]',
  text: 'p, li, span, td, th, div, h1, h2, h3, strong, dd, code, label, output',
  textbox: 'input:not([type=checkbox], [type=radio], [type=search], [role]), textarea',
} as const;

export type Role = keyof typeof ROLES;

/** Where the middle of something is in the window, and what it says. */
export type Found = {
  x: number;
  y: number;
  name: string;
  text: string;
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  /** Whether a press at its middle reaches it, and it is not about to be replaced. */
  isFree: boolean;
  /** What a press at its middle reaches. */
  hit: string;
};

/** A name that is this text, or that a pattern matches. */
export type Name = string | RegExp;

export type Wanted = { selector: string; name?: { source: string; flags: string }; inDialog: boolean };

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

export const wanted = (role: Role, name?: Name, inDialog = false): Wanted => {
  const pattern = typeof name === 'string' ? new RegExp(`^${escaped(name)}$`) : name;
  return {
    selector: ROLES[role],
    inDialog,
    ...(pattern && { name: { source: pattern.source, flags: pattern.flags } }),
  };
};

/** Finds what can be seen. `isScrolled` brings the first one into the middle of the window if a press does not reach it. */
export const findIn = ({ selector, name, inDialog }: Wanted, isScrolled: boolean): Found[] => {
  const pattern = name && new RegExp(name.source, name.flags);
  const spoken = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0)
      return spoken(ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent).join(' '));
    if (label !== null) return spoken(label);
    if (element instanceof HTMLImageElement) return spoken(element.alt);
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    if (labels && labels.length > 0) return spoken([...labels].map(({ textContent }) => textContent).join(' '));
    return spoken(element.textContent);
  };
  /** The control itself, or its label where the control is drawn by it. */
  const drawnBy = (element: Element): Element => {
    const isSwitch = element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
    return (isSwitch && element.closest('label')) || element;
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = drawnBy(element).getBoundingClientRect();
    const isShown = drawnBy(element).checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isShown && width > 0 && height > 0 && !element.closest('[inert], [aria-hidden=true]');
  };
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const root = inDialog ? [...dialogs].at(-1) : document;
  const all = [...(root?.querySelectorAll(selector) ?? [])].filter(
    (element) => isSeen(element) && (!pattern || pattern.test(nameOf(element))),
  );
  const middleOf = (element: Element): [x: number, y: number] => {
    const { left, top, width, height } = drawnBy(element).getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };
  const hitOf = (element: Element): Element | null => document.elementFromPoint(...middleOf(element));
  const isReached = (element: Element): boolean => {
    const [drawn, hit] = [drawnBy(element), hitOf(element)];
    return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
  };
  // What need not be scrolled is not: an open list closes by that.
  if (isScrolled && all[0] && !isReached(all[0]))
    drawnBy(all[0]).scrollIntoView({ block: 'center', behavior: 'instant' });
  return all.map((element) => {
    const [x, y] = middleOf(element);
    const isInput = element instanceof HTMLInputElement;
    return {
      x,
      y,
      name: nameOf(element),
      text: element instanceof HTMLElement ? element.innerText.trim() : '',
      value: isInput || element instanceof HTMLTextAreaElement ? element.value : '',
      isChecked: isInput ? element.checked : element.getAttribute('aria-checked') === 'true',
      isFocused: element === document.activeElement,
      isFree: isReached(element) && !element.closest('[aria-busy=true]'),
      hit: hitOf(element)?.outerHTML.slice(0, 200) ?? '',
    };
  });
};
