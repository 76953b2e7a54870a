// `npm run seed:demo`: makes the demo reseller of reference mode again, with a year of sales that ends now. It works
// only with the embedded database, whose owner is not bound by row-level security.
import { readToolConfig } from '../settings/index.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import { seedDemo } from '../demo/index.ts';
import { DEMO_EMAIL } from '#domain/demo.ts';
import { runTool } from './tool.ts';

const usage = 'npm run seed:demo   (makes the demo reseller of a store in reference mode again)';

const seed = async (): Promise<string> => {
  const config = readToolConfig();
  const { hasDemo, secret } = config;
  if (!hasDemo)
    throw new Error(
      'Only a store in reference mode with the embedded database has a demo reseller: start this without DATABASE_URL, OIDC_ISSUER and DEMO.',
    );
  const database = await openDatabase(config);
  const owner = openAsOwner(database.url);
  try {
    const [known] = await owner<{ issuer: string }[]>`select issuer from reseller where email = ${DEMO_EMAIL}`;
    if (!known) throw new Error('Start the store once: it makes the demo reseller by itself.');
    await seedDemo(owner, { issuer: known.issuer, secret });
    return 'The demo reseller has a new year behind it. Anybody who is signed in as the former one has to sign in again.';
  } finally {
    await owner.end();
    await database.stop();
  }
};

await runTool(usage, seed);
