import { expect, test } from 'vitest';
import { canonicalEmail, mailboxOf } from '#domain/mailbox.ts';

test.each([
  ['anna@example.com', ['Anna@Example.com', 'anna+shop@example.com', 'anna+a+b@EXAMPLE.COM', ' anna@example.com ']],
  ['annaberg@yandex.ru', ['anna.berg@ya.ru', 'anna-berg+x@yandex.com']],
  ['anna.berg@icloud.com', ['anna.berg@me.com', 'anna.berg@mac.com']],
  ['annaberg@gmail.com', ['anna.berg@gmail.com', 'a.n.n.aberg+x@googlemail.com', 'ANNABERG@gmail.com']],
  ['annaberg@proton.me', ['anna.berg@protonmail.com', 'anna_berg@pm.me', 'anna-berg+x@proton.me']],
  ['anna@xn--mnchen-3ya.example', ['anna@münchen.example', 'anna@MÜNCHEN.example', 'anna+1@xn--mnchen-3ya.example']],
  ['anna@example.com', ['ａｎｎａ@example.com']],
])('%s is the mailbox of %j', (mailbox, addresses) => {
  expect(addresses.map(mailboxOf)).toEqual(addresses.map(() => mailbox));
});

test.each([
  ['Anna@Example.com ', 'anna@example.com'],
  ['anna@ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
  ['anna@example。com', 'anna@example.com'],
  ['anna@MÜNCHEN.example', 'anna@münchen.example'],
  ['anna@mu\u0308nchen.example', 'anna@münchen.example'],
  ['ａnna+Shop@example.com', 'ａnna+shop@example.com'],
])('%s is written as %s', (typed, canonical) => expect(canonicalEmail(typed)).toBe(canonical));

test('other mailboxes stay apart', () => {
  expect(mailboxOf('anna.berg@example.com')).not.toBe(mailboxOf('annaberg@example.com'));
  expect(mailboxOf('anna@example.com')).not.toBe(mailboxOf('anna@example.org'));
  // An address that begins with the sign is nothing but a tag.
  expect(mailboxOf('+anna@example.com')).toBe('anna@example.com');
});
