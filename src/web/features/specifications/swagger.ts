// The only file that depends on Swagger UI, loaded only by the reference.
import type { ElementType, PropsWithChildren, ReactNode } from 'react';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { improveAccess } from './swagger-access.ts';
import './swagger.css';
import './swagger-operations.css';
import './swagger-examples.css';

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

/** Its operation button contains a link, but a control must not contain another one. The button sets the address too. */
const withoutNestedLinks = ({ React }: Plugin) => ({
  components: { DeepLink: ({ text }: { text: string }) => React.createElement('span', null, text) },
});

/** The page has its own main part, and a page has one. Swagger UI draws another around the operations, inside of this. */
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
