// Accessibility that Swagger UI lacks for screen readers and keyboards, added to its output.

const labelOf = (select: HTMLSelectElement): string =>
  select.closest<HTMLElement>('[data-param-name]')?.dataset['paramName'] ??
  select.closest('div, label')?.parentElement?.querySelector('small, .examples__title')?.textContent ??
  select.parentElement?.textContent?.trim().split('\n')[0] ??
  '';

const improvements: { selector: string; improve: (element: HTMLElement) => void }[] = [
  {
    selector: 'select:not([aria-label]), textarea:not([aria-label]), input:not([aria-label])',
    improve: (field) => field.setAttribute('aria-label', labelOf(field as HTMLSelectElement) || 'Value'),
  },
  { selector: '#servers', improve: (select) => select.setAttribute('aria-label', 'Server') },
  { selector: '[role="region"]', improve: (part) => part.removeAttribute('role') },
  // The page has its own first heading.
  { selector: 'h1:not([aria-level])', improve: (heading) => heading.setAttribute('aria-level', '2') },
  { selector: '.models > h4:not([aria-level])', improve: (heading) => heading.setAttribute('aria-level', '3') },
  { selector: '.microlight:not([tabindex])', improve: (text) => text.setAttribute('tabindex', '0') },
];

/** Improves everything below `root`, now and whenever something is added. Stops with the element. */
export const improveAccess = (root: HTMLElement): void => {
  const improveAll = (): void => {
    for (const { selector, improve } of improvements) root.querySelectorAll<HTMLElement>(selector).forEach(improve);
  };
  new MutationObserver(improveAll).observe(root, { childList: true, subtree: true });
  improveAll();
};
