// Run as a process of its own by the tests of the embedded database: starts it, says where it is, and waits to be ended.
import { startEmbedded } from '#server/db/embedded/embedded.ts';

const [, , home = ''] = process.argv;
const database = await startEmbedded({ home });
process.send?.({ url: database.url, adopted: database.adopted });

process.once('message', () => {
  database.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
