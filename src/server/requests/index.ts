export type { RequestDeps } from './deps.ts';
export { listRequests } from './list-requests.ts';
export { type RequestRow, toRequest } from './read-requests.ts';
export { submitRequest } from './submit-request.ts';
