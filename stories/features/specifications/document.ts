import { http, HttpResponse, type HttpResponseResolver, type RequestHandler } from 'msw';
import {
  getAuthenticateResellerMockHandler,
  getAuthenticateResellerResponseMock,
} from '#mocks/generated/partner/authentication/authentication.msw.ts';
import { downloads } from '#web/configuration/downloads.ts';

const answer = {
  description: 'The answer.',
  content: {
    'application/json': { schema: { type: 'object' }, examples: { one: { value: { name: 'Europe 5 GB' } } } },
  },
};

/** The smallest document with something to read and something to change. */
export const document = {
  openapi: '3.1.0',
  info: { title: 'A small API', version: '1.0.0', description: 'Reads with `GET`, sells with `POST`.' },
  servers: [{ url: globalThis.location.origin }],
  tags: [{ name: 'packages', description: 'The packages on offer.' }],
  paths: {
    '/packages': {
      get: {
        operationId: 'listPackages',
        tags: ['packages'],
        summary: 'The packages',
        description: 'Returns all of them.',
        responses: { 200: answer },
      },
    },
    '/sales': {
      post: {
        operationId: 'sell',
        tags: ['packages'],
        summary: 'Sell a package',
        description: 'Sells one.',
        responses: { 200: answer },
      },
    },
  },
};

const withDocument: HttpResponseResolver = () => HttpResponse.json(document);

/** Both documents for integrators, which no contract describes. */
export const documents = (response = withDocument): RequestHandler[] =>
  (['partner', 'storefront'] as const).map((name) => http.get(downloads.json(name), response));

/** What the server returns for a document that it does not have. */
export const noDocument: HttpResponseResolver = () => new HttpResponse(null, { status: 404 });

export const theToken = { ...getAuthenticateResellerResponseMock(), accessToken: 'the-token' };

/** The token of a channel, and the call of the document, which repeats the token that it was sent with. */
export const calls = (authenticate = getAuthenticateResellerMockHandler(theToken)): RequestHandler[] => [
  authenticate,
  ...Object.keys(document.paths).map((path) =>
    http.get(path, ({ request }) => HttpResponse.json({ sent: request.headers.get('authorization') })),
  ),
];
