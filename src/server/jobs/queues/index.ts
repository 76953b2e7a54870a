export { findLateQueues } from './late-queues.ts';
export { queues } from './queues.ts';
export { readQueues, type WaitingQueue } from './read-queues.ts';
