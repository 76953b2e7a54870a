import { expect, test } from 'vitest';
import { foundProposals, isCustomer, isEmailInUse, lastSales, proposalOf, toProposals } from '#domain/customer.ts';

const customer = (uid: string, email?: string) => ({
  uid,
  profileUrl: `https://store.example/customer/profile?token=${uid}`,
  ...(email !== undefined && { email }),
});
const proposals = toProposals([customer('7', 'Tom@example.com'), customer('8'), customer('9', 'ann@example.com')]);

test('proposes the customers that have an e-mail address', () => {
  expect(proposals.map(({ uid }) => uid)).toEqual(['7', '9']);
});

test('POS-121: the customer of the sale with the typed number is proposed first, and once', () => {
  const sale = { uid: 'sale', id: 1166, name: 'Europe 5 GB', salesDate: '2026-03-14T09:30:00.000Z' };
  const [tom, ann] = [
    { uid: 'tom', email: 'tom@example.com' },
    { uid: 'ann', email: 'ann1166@example.com' },
  ];
  const sales = [{ ...sale, customerUid: tom.uid, customerEmail: tom.email }];
  expect(foundProposals({ customers: [ann, tom], sales }).map(({ uid }) => uid)).toEqual(['tom', 'ann']);
  expect(foundProposals({ customers: [], sales: [sale] })).toEqual([]);
});

test('an e-mail address in whatever letters is the proposal of its customer', () => {
  const proposal = proposalOf('tom@EXAMPLE.com', proposals);
  expect(proposal).toEqual(customer('7', 'Tom@example.com'));
  expect(isCustomer(proposal)).toBe(true);
});

test.each(['', 'tom@example.co'])('%j, which no customer has, is a proposal of uid 0', (email) => {
  const proposal = proposalOf(email, proposals);
  expect(proposal).toEqual({ uid: '0', email, profileUrl: '' });
  expect(isCustomer(proposal)).toBe(false);
});

test('an e-mail address in use is known by the code, and without one by the title', () => {
  expect(isEmailInUse({ code: 'email_in_use', title: 'T' })).toBe(true);
  expect(isEmailInUse({ title: 'Email address already in use!' })).toBe(true);
  expect(isEmailInUse({ title: 'T' })).toBe(false);
  expect(isEmailInUse({ code: 'not_found', title: 'Email address already in use!' })).toBe(false);
});

test('of the newest sales, each customer with an e-mail address has the last one', () => {
  const sales = [
    { uid: '5', customerEmail: 'tom@example.com' },
    { uid: '4' },
    { uid: '3', customerEmail: 'ann@example.com' },
    { uid: '2', customerEmail: 'tom@example.com' },
  ];
  expect(lastSales(sales).map(({ uid }) => uid)).toEqual(['5', '3']);
});
