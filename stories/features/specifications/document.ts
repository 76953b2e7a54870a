const answer = {
  description: 'The answer.',
  content: {
    'application/json': { schema: { type: 'object' }, examples: { one: { value: { name: 'Europe 5 GB' } } } },
  },
};

/** As small as a document with something to read and something to change can be. */
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
