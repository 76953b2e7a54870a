// What became of a change whose answer was lost is found out for every change that the web app can make (decision 91).
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lookUps as operator } from '#web/api/look-ups/operator.ts';
import { lookUps as storefront } from '#web/api/look-ups/storefront.ts';
import { operationsOf } from '../contract/document.ts';
import { contentOf, filesBelow, projectRoot } from './source-tree.ts';

const tables = { storefront, operator };
const documents = ['storefront', 'operator'] as const;

/** Not kept by Git. */
const generated = (document: string): string[] => globSync(`src/web/api/${document}/*/*.ts`, { cwd: projectRoot });

/** Without reads by POST, which have hooks of queries. */
const changesOf = (document: (typeof documents)[number]): string[] => {
  const text = generated(document).map(contentOf).join('\n');
  return operationsOf(document)
    .filter(({ method }) => method.toUpperCase() !== 'GET')
    .map(({ id }) => id)
    .filter((id) => !text.includes(`get${id.charAt(0).toUpperCase()}${id.slice(1)}QueryOptions`));
};

describe.each(documents)('a change of the document %s', (document) => {
  test('has a row that says how its outcome is found out', () => {
    expect(Object.keys(tables[document]).toSorted()).toEqual(changesOf(document).toSorted());
  });

  test('is looked up by its hook', () => {
    const text = generated(document).map(contentOf).join('\n');
    const names = text.matchAll(/withLookUp\('(\w+)', '(\w+)', mutationFn\)/g).toArray();
    expect(new Set(names.map(([, of]) => of))).toEqual(new Set([document]));
    expect(names.map(([, , name = '']) => name).toSorted()).toEqual(changesOf(document).toSorted());
  });
});

/**
 * POSTs that take no idempotency key, by why a second one is not another one. A new POST takes a key, or is entered
 * here.
 */
const withoutKey: Readonly<Record<string, readonly string[]>> = {
  'sets a state': [
    'setAutoTopUp',
    'setDeviceVerificationUrl',
    'setWebhookUrl',
    'switchCurrency',
    'cancelPayment',
    'endSaleAttempt',

    'eraseCustomer',
    'acceptTermsAndConditions',
    'syncApiCredentials',
    'signOutReseller',
    'endAttempt',
    'retryOrder',

    'resendEvents',
    'takeCatalogue',
  ],
  'is refused when it was done, which says how it stands': [
    'giveUpOrder',
    'declineGiveUp',
    'confirmPricing',
    'declinePricing',
    'confirmAdjustment',
    'declineAdjustment',
    'confirmPriceChange',
    'declinePriceChange',
    'publishLegalVersion',
    'answerRequest',
  ],
  reads: [
    'listPaymentMethods',
    'getPaymentDetails',
    'calculateCartPrice',
    'searchCustomers',
    'quoteGroupSale',
    'previewPriceRules',
    'previewCostRate',
  ],
  'leaves nothing that lasts': ['startExchangeSignIn', 'submitExchangeSignIn', 'authenticateReseller', 'viewStore'],
};

test('a POST takes an idempotency key, or is listed with why a second one is not another one', () => {
  const posts = (['storefront', 'partner', 'operator'] as const).flatMap((document) =>
    operationsOf(document)
      .filter(({ method }) => method.toUpperCase() === 'POST')
      .filter(({ takesKey }) => !takesKey)
      .map(({ id }) => id),
  );
  expect([...new Set(posts)].toSorted()).toEqual(Object.values(withoutKey).flat().toSorted());
});

/** A sale has an id of its own in every tab, by which the till asks what became of it (decision 30). */
const sales = 'src/web/features/point-of-sale/use-sale.ts';
/** It sends what the generated hooks send, and asks by the key of the call what became of it (decision 91). */
const money = 'src/web/features/operator/use-money-call.ts';

describe('a file of the web app', () => {
  const files = filesBelow('src/web').filter(
    (file) => /\.tsx?$/.test(file) && !/api\/(?:storefront|operator)\//.test(file),
  );

  test('makes changes by the generated hooks alone, but for sales, and to ask what became of money at the desk', () => {
    const changes = new Set(documents.flatMap(changesOf));
    const callers = files.flatMap((file) => {
      const imported = contentOf(file)
        .matchAll(/import \{([^}]*)\} from '#web\/api\/(?:storefront|operator)\//g)
        .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
      return imported
        .filter((name) => changes.has(name))
        .map((name) => `${file}: ${name}`)
        .toArray();
    });
    expect(callers).toEqual([
      `${money}: endAttempt`,
      'src/web/features/point-of-sale/attempt.ts: endSaleAttempt',
      `${sales}: registerActivation`,
      `${sales}: topUpActivation`,
      `${sales}: topUpActivationWithProfile`,
    ]);
  });

  test('has no mutation of its own, but for sales, money at the desk and the sign-in of a channel, which changes nothing', () => {
    const users = files.filter((file) => /\buseMutation\b/.test(contentOf(file)));
    expect(users).toEqual([money, sales, 'src/web/features/specifications/CredentialsForm.tsx']);
  });
});
