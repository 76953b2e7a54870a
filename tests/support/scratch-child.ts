// Run as a process of its own by a test of scratch folders: makes one, names it, and works until it is ended.
import { makeScratchFolder } from '#server/core/scratch-folder.ts';

console.log(makeScratchFolder(process.argv[2] ?? '').folder);
setInterval(() => undefined, 1_000);
