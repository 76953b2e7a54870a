// `npm run operator`: gives and takes the role of operator. Operators work at /operator.
import { parseArgs } from 'node:util';
import { readToolConfig } from '../settings/index.ts';
import type { StoreSecret } from '../core/encryption.ts';
import type { Sql } from '../db/connect.ts';
import { requireId } from '../db/lookup.ts';
import { resetSecondFactor } from '../identity/index.ts';
import { addOperator, listOperators, removeOperator, signInTo } from '../operator/operators/index.ts';
import { runTool, withSystem } from './tool.ts';

const usage = `npm run operator                              lists the operators
npm run operator -- anna@example.com          makes this account an operator
npm run operator -- anna@example.com --remove takes the role away
npm run operator -- anna@example.com --reset-second-factor
                                              turns off the second factor of an account whose phone is lost
npm run operator -- ID                        the same of an account by its id, where one address has several
npm run operator -- ID --sign-in              has a person with two accounts sign in to this one; the store is ended`;

type Wish = { email: string | undefined; remove: boolean; resetSecondFactor: boolean; signIn: boolean };

const act = async (system: Sql, secret: StoreSecret, { email, remove, ...wish }: Wish): Promise<string> => {
  if (email === undefined) {
    const emails = await listOperators(system);
    return emails.length === 0 ? `There is no operator.\n\n${usage}` : emails.join('\n');
  }
  if (wish.signIn) {
    const instead = await signInTo(system, requireId(email));
    return `${email} is the account that its person signs in to from now on, instead of ${instead}.`;
  }
  if (wish.resetSecondFactor) {
    await resetSecondFactor(system, secret, email);
    return `The second factor of ${email} is off, and every browser is signed out.`;
  }
  if (remove) {
    await removeOperator(system, email);
    return `${email} is not an operator any more.`;
  }
  return `${await addOperator(system, email)} is an operator. The desk is at /operator.`;
};

const operator = async (commandLine: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args: commandLine,
    options: {
      remove: { type: 'boolean', default: false },
      'reset-second-factor': { type: 'boolean', default: false },
      'sign-in': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Error(usage);
  const config = readToolConfig();
  const wish = {
    email: positionals[0]?.trim(),
    remove: values.remove,
    resetSecondFactor: values['reset-second-factor'],
    signIn: values['sign-in'],
  };
  return withSystem(config, (system) => act(system, config.secret, wish));
};

await runTool(usage, operator);
