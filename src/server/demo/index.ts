export { type DemoOptions, ensureDemo, seedDemo } from './seed-demo.ts';
