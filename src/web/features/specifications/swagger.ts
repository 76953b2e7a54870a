import type { ElementType, PropsWithChildren, ReactNode } from 'react';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import './swagger-examples.css';
import './swagger-operations.css';
import './swagger.css';

export type ReferenceRequest = { url: string; headers?: Record<string, string> };

type Drawing = {
  root: HTMLElement;
  specification: object;
  /** Adds the token to a tried call. */
  authorize: (request: ReferenceRequest) => ReferenceRequest;
  showsToken: boolean;
  onDrawn: () => void;
};

const nothing = () => null;

/** Its own authorization form accepts only tokens; the page has a form that requests one. */
const withoutAuthorization = () => ({
  wrapComponents: {
    authorizeBtn: () => nothing,
    authorizeOperationBtn: () => nothing,
  },
});

type Plugin = { React: { createElement: (type: 'span', props: null, text: string) => unknown } };

/**
 * Its operation button contains a link, but a control must not contain another one. The button sets the address too.
 */
const withoutNestedLinks = ({ React }: Plugin) => ({
  components: { DeepLink: ({ text }: { text: string }) => React.createElement('span', null, text) },
});

/**
 * The page has its own main part, and a page has one. Swagger UI draws another around the operations, inside of this.
 */
const withoutMain = ({ React }: { React: typeof import('react') }) => {
  const { Children, createElement, isValidElement } = React;
  const withoutRole = (part: ReactNode): ReactNode =>
    isValidElement<object>(part) && part.type === 'main'
      ? createElement('div', { ...part.props, key: part.key })
      : part;
  const inFilter =
    (Original: ElementType) =>
    ({ children, ...props }: PropsWithChildren) =>
      createElement(Original, props, Children.map(children, withoutRole));
  return { wrapComponents: { VersionPragmaFilter: inFilter } };
};

export const drawReference = ({ root, specification, authorize, showsToken, onDrawn }: Drawing): void => {
  improveAccess(root);
  SwaggerUI({
    domNode: root,
    spec: specification,
    plugins: [withoutAuthorization, withoutNestedLinks, withoutMain],
    supportedSubmitMethods: ['get', 'head'],
    // No other host gets the token.
    validatorUrl: null,
    persistAuthorization: false,
    requestInterceptor: authorize as never,
    showMutatedRequest: showsToken,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    syntaxHighlight: { activated: false },
    onComplete: onDrawn,
  });
};

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
const improveAccess = (root: HTMLElement): void => {
  const improveAll = (): void => {
    for (const { selector, improve } of improvements) root.querySelectorAll<HTMLElement>(selector).forEach(improve);
  };
  new MutationObserver(improveAll).observe(root, { childList: true, subtree: true });
  improveAll();
};
