// Run as a process of its own by the tests of the embedded database: starts it, says where it is, and waits to be ended.
import { startEmbedded } from '#server/db/embedded/embedded.ts';

const [, , home = ''] = process.argv;

try {
  const database = await startEmbedded({ home, onLost: () => process.exit(3) });
  process.send?.({ url: database.url });
  process.once('message', () => {
    database.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
} catch (error) {
  process.send?.({ refusal: (error as Error).message }, () => process.exit(2));
}
