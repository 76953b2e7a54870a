export { findLateQueues, type LateQueue } from './late-queues.ts';
export { type QueueName, queues, type QueueSource } from './queues.ts';
export { readQueues, type WaitingQueue } from './read-queues.ts';
