import { describe, expect, test } from 'vitest';
import { faultOfName, mailedName, safeName, SHOWN_NAME_MAX } from '#domain/shown-name.ts';

/** What companies, people, channels and packages are called. */
const believable = `Berg Reisen|Booking.com GmbH|Booking.com B.V.|St. Pauli Travel|Müller & Söhne|7-Eleven|A.B.C. Reisen
Müller & Co. KG|Müller & Co.KG|Müller GmbH & Co.KG|Fa. Li|Check24.de Vergleichsportal Reise GmbH|TUI AG|1&1 Telecom
O’Neill Travel|Café @ Home|Travel@Home e.V.|Dr. No Reisen|Ph.D. Tours|U.S.A. Trips|S.à r.l. Voyages|Yahoo!|C&A|H&M
Toys"R"Us|24/7 Travel|Nr. 1 Reisen|Nr.1 Reisen|Europe 1.5 GB|Asien 10 GB/30 Tage|St.Gallen Tours|Reisebüro am Hbf.
Reisebüro Schmidt (vorm. Huber)|Sky.Net Reisen e.K.|1000123456 Ontario Inc.|Łódź Travel Sp. z o.o.|株式会社旅行
شركة السفر|می‌خواهم سفر|सफ़र|旅行。社|👨‍👩‍👧 Family trip|AT&T|eSIM World – Köln|Lufthansa City Center|D.E.R. Touristik
L’tur|Jack Wolfskin|Air-Berlin|Reisen & Mehr, Inh. A. Berg|X/Y Tours|Tours: Asia|Mr.Travel|Hin&Weg.|Urlaub… jetzt
Tel-Aviv Tours|Data: the shop|Fly.|ca. 20 Reisen|z.B. Reisen|Anna-Lena|von der Heyde|Jr.|O.K. Reisen|Mt.Fuji Tours
Kap.Verde|Nils Holm A/S|Ges.m.b.H. Wien|Cafe del Mar S.L.|Point of sale|Kasse 2|Till #3|Web shop (new)|Sommer '26`
  .split(/[|\n]/)
  .map((name) => name.trim());

test('no believable name is refused', () => {
  expect(believable.length).toBeGreaterThan(70);
  expect(believable.filter((name) => faultOfName(name) !== undefined)).toEqual([]);
});

describe('an address is refused', () => {
  test.each([
    ['https://evil.example', 'a web address'],
    ['hxxp://evil.com', 'a disguised one'],
    ['HTTPS : evil', 'its beginning'],
    ['www.evil.com', 'one without its beginning'],
    ['evil.com', 'a domain'],
    ['Visit evil.com today', 'one in a sentence'],
    ['Your account is blocked: evil.com GmbH now', 'one before words'],
    ['Booking.com evil.com GmbH', 'a second one'],
    ['Pay at evil.com/login', 'one with a path'],
    ['evil.example:8080', 'one with a port'],
    ['t.me/abc', 'a short link'],
    ['paypal.com.evil.ru', 'a domain within another'],
    ['evil。com', 'an ideographic dot'],
    ['ｅｖｉｌ．ｃｏｍ', 'wide letters'],
    ['evil․com', 'a leader for a dot'],
    ['evil(dot)com', 'a dot in words'],
    ['пример.рф', 'a domain in another script'],
    ['xn--80ak6aa92e.com', 'a coded domain'],
    ['192.168.0.1', 'the number of a machine'],
    ['mail anna@evil.com now', 'an e-mail address'],
    ['a (at) evil (dot) com', 'one in words'],
    ['call +49 170 1234567', 'a phone number'],
    ['00491701234567', 'one with the exit code'],
  ])('%s, %s', (name) => {
    expect(faultOfName(name)).toBe('nameAddress');
    expect(safeName(name)).toBe('');
  });
});

test.each([
  ['two\nlines', 'two lines'],
  ['two\r\nlines', 'two lines'],
  ['two\u2028lines', 'two lines'],
  ['two\u2029lines', 'two lines'],
  ['two\u0085lines', 'two lines'],
  ['nul\0byte', 'nul byte'],
  ['abc\u202Efed', 'abc fed'],
  ['abc\u2067fed', 'abc fed'],
  ['abc\u200Efed', 'abc fed'],
  ['Be\u200Brg', 'Be rg'],
  ['Be\u00ADrg', 'Be rg'],
  ['Be\u200Drg', 'Be rg'],
  ['Be\u2060rg', 'Be rg'],
  ['\u3164', ''],
])('signs that are not seen are refused, and not shown of what was stored before: %j', (name, shown) => {
  expect(faultOfName(name)).toBe('nameSigns');
  expect(safeName(name)).toBe(shown);
});

test('a domain behind a sign that is not seen is found', () => {
  expect(safeName('evil\u200B.com')).toBe('');
});

test('a name is not shown beyond its length', () => {
  expect(safeName('x'.repeat(255))).toHaveLength(SHOWN_NAME_MAX + 1);
});

test('mail programs make no link of a company that is called like an address', () => {
  expect(mailedName('Booking.com GmbH')).toBe('Booking.\u2060com GmbH');
  expect(mailedName('Berg Reisen')).toBe('Berg Reisen');
});
