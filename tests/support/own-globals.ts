// `unstubGlobals` takes back what a test put in place of the browser's objects before the next test, and this after the last
// one: the next file of the worker is imported before its first test.
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.unstubAllGlobals());
