import type { Document } from '../document.ts';
import type { Caller, World } from './caller.ts';

/** For whom values are made, and by which document. */
export type Maker = { document: Document; world: World; caller: Caller };
