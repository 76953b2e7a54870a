import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfName, keptName, safeName, SHOWN_NAME_MAX, unlinked } from '#domain/shown-name.ts';
import { believableNames } from '#support/shop-names.ts';

test('no believable name is refused', () => {
  expect(believableNames.length).toBeGreaterThan(270);
  expect(believableNames.filter((name) => faultOfName(name, 'company') !== undefined)).toEqual([]);
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
    ['t.me', 'one that could be an initial'],
    ['pay bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'a wallet'],
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
    ['0900/12 34 56', 'one of a country'],
    ['(0900) 123-456', 'one in brackets'],
    ['Call 1-800-555-0199', 'one of North America'],
    ['(212) 555 0100', 'another one'],
    ['Tel. 555 01', 'a short one after a word that says so'],
    ['SMS an 88888', 'one for text messages'],
    ['+４９ １７０ １２３４５６７', 'wide digits'],
    ['⓪⑨⓪⓪①②③④⑤⑥', 'digits in circles'],
    ['❶-❽⓿⓿-❺❺❺-⓿❶❾❾', 'digits in black circles'],
    ['+४९ १७० १२३४५६७', 'digits of India'],
    ['٠٩٠٠/١٢٣٤٥٦', 'digits of Arabia'],
    ['0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣', 'digits on keys'],
    ['0 9 0 0 1 2 3 4 5 6', 'digits one by one'],
    ['DE89 3704 0044 0532 0130 00', 'a bank account'],
    ['GB82WEST12345698765432', 'one without blanks'],
    ['Pay to NL91 ABNA 0417 1643 00', 'one in a sentence'],
    ['4111 1111 1111 1111', 'a card'],
    ...'travel claims bank support agency lol shop app tours voyage holiday reisen berlin みんな'
      .split(' ')
      .map((ending) => [`evil.${ending}`, 'a domain of any ending']),
    ['x.com', 'a domain of one letter'],
    ['evil.co.kg', 'a domain with the abbreviation of a legal form'],
    ['paypal.com.evil.ru GmbH', 'a domain within another of a company'],
    ['evil .com', 'a blank before the dot'],
    ['evil. com', 'a blank after the dot'],
    ['evil . com', 'blanks around the dot'],
    ['evil[.]com', 'a dot in brackets'],
    ['evil(.)com', 'a dot in round ones'],
    ['evil {dot} com', 'a dot in words'],
    ['evil dot com', 'one without brackets'],
    ['evil punkt com', 'one in German'],
    ['evil dot example', 'an ending that is reserved'],
    ['evil punkt de', 'one of a country'],
    ['pay at evil dot de today', 'one in a sentence'],
    ['evil-dot-com', 'one with hyphens'],
    ['evil_punkt_at', 'one with an ending that is a word'],
    ['evildotcom', 'one in a word'],
    ['evil punto com', 'one in Spanish'],
    ['evil nokta com', 'one in Turkish'],
    ['сайт точка рф', 'one in Russian'],
    ['t punkt me', 'a messenger in words'],
    ['bit ly slash abc', 'a short link that is read aloud'],
    ['bit ly abc', 'one without its slash'],
    ['evil io slash login', 'a path that is read aloud'],
    ['evil de Schrägstrich login', 'one in German'],
    ['ｅｖｉｌ ｄｏｔ ｃｏｍ', 'a dot in wide words'],
    ['evil.cоm', 'a letter of another alphabet'],
    ['evil.c\u0336o\u0336m', 'letters that are struck out'],
    ['evil۔com', 'an Arabic dot'],
    ['evil·com', 'a dot in the middle'],
    ['evil•com', 'a bullet'],
    ['t . me', 'a messenger with blanks'],
    ['Berg Reisen t .me/x', 'another one'],
    ['m . me', 'a third one'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'a wallet of TRON'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'another one'],
    ['EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2', 'a wallet of TON'],
    ['pay UQBvI0aFLnw2QbZgjMPCLRdtRHxhUyinQudg6sdiohIwg5jL', 'another one in a sentence'],
    ['7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', 'a wallet of Solana'],
    ['@evil_support', 'the name of an account'],
    ['Berg Reisen (@berg)', 'one in brackets'],
    ['Telegram: bergsupport', 'one that a word tells'],
    ['insta @berg', 'another one'],
    ['evil⁄com', 'a slash of fractions'],
    ['evil∕com', 'a slash of divisions'],
    ['evil‚com', 'a quotation mark at the foot of the line'],
    ['evil,com', 'a comma'],
    ['evil٫com', 'the comma of Arabia'],
    ['www evil', 'its beginning with a blank'],
    ['WWW-evil', 'one with a hyphen'],
    ['w w w evil', 'one with blanks'],
    ['evil．travel', 'a wide dot'],
    ['evil ． com', 'a wide dot with blanks'],
    ['ｔ．ｍｅ', 'a wide messenger'],
    ['пример。рф', 'an ideographic dot in another script'],
    ['evil｡travel', 'a narrow ideographic dot'],
    ['evil ドット com', 'a dot in Japanese'],
    ['evil点com', 'one in Chinese'],
    ['evil 닷 com', 'one in Korean'],
    ['evil נקודה com', 'one in Hebrew'],
    ['evil نقطة com', 'one in Arabic'],
    ['evil डॉट com', 'one in Hindi'],
    ['evil จุด com', 'one in Thai'],
    ['evil point com', 'one in French'],
    ['evil kropka pl', 'one in Polish'],
    ['evil пункт com', 'one in Bulgarian'],
    ['evil chấm com', 'one in Vietnamese'],
    ['evil tečka cz', 'one in Czech'],
    ['evil،com', 'an Arabic comma'],
    ['evil᛫com', 'a runic dot'],
    ['evil、com', 'an ideographic comma'],
    ['evilꞏcom', 'a letter that is a dot'],
    ['e v i l . c o m', 'letters with blanks between them'],
    ['pay at e v i l. c o m', 'others in a sentence'],
    ['t me slash x', 'a messenger that is read aloud'],
    ['LINE ID bergsupport', 'the name of an account'],
    ['微信 bergsupport', 'one in Chinese'],
  ])('%s, %s', (name) => {
    expect(faultOfName(name)).toBe('nameAddress');
    expect(safeName(name)).toBe('');
  });
});

test.each(['evil.com GmbH', 'evil.com Support GmbH', '0900123456 Ontario Inc.'])(
  'only a company is called %s',
  (name) => {
    expect(faultOfName(name, 'company')).toBeUndefined();
    expect(faultOfName(name)).toBe('nameAddress');
  },
);

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
  ['Be\u034Frg', 'Be rg'],
  ['Be\u17B4\u17B5rg', 'Be rg'],
  ['Be\uFE0Frg', 'Be rg'],
  ['Be\u115Frg', 'Be rg'],
  ['Be\u{E0061}rg', 'Be rg'],
  ['Be\u{E0100}rg', 'Be rg'],
  ['Be\u{1D173}rg', 'Be rg'],
  ['Be\u180Brg', 'Be rg'],
  ['Be\u0300\u0301\u0302\u0303rg', 'Be\u0300\u0301 rg'],
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
  expect(unlinked('Booking.com GmbH')).toBe('Booking.\u2060com GmbH');
  expect(unlinked('Berg Reisen')).toBe('Berg Reisen');
});

test('letters in another dress are kept as the usual ones, and signs with a meaning of their own stay', () => {
  const dressed = [' ＰａｙＰａｌ ', '𝐏𝐚𝐲𝐏𝐚𝐥', 'ⓅⓐⓨⓅⓐⓛ', 'ℙayPal'];
  expect(dressed.map(keptName)).toEqual(dressed.map(() => 'PayPal'));
  expect(dressed.map(safeName)).toEqual(dressed.map(() => 'PayPal'));
  for (const name of ['№1 Тур', '½ Preis Reisen', 'Mᵐᵉ Berg', '1️⃣ Reisen', '①号店', 'ﾓﾊﾞｲﾙ', 'SIM™'])
    expect(keptName(name)).toBe(name);
  expect(faultOfName('Ｐау')).toBe('nameSigns');
});

test('a stored word of two alphabets is not shown', () => {
  expect(safeName('РayPal')).toBe('');
});

test.each(['ꓢꓲꓟꓢꓧꓰꓡꓝ', '𐐠𐐯𐑊', 'ᏚᎥᎷ', 'ⲤⲒⲘ', 'ᚱᚢᚾ', 'ⵙⵉⵎ', 'ᑌᑎ', '𝕾ᏚBerg'])(
  'a script that no everyday language is written in is refused: %s',
  (name) => {
    expect(faultOfName(name)).toBe('nameSigns');
    expect(safeName(name)).toBe('');
  },
);

test.each(['РayPal', 'Воoking', 'αpple', 'Bооking GmbH', 'Аmazon Reisen', 'Ηotel'])(
  'a word of letters from two alphabets that look alike is refused: %s',
  (name) => expect(faultOfName(name)).toBe('nameSigns'),
);

describe('whatever is around it', () => {
  const around = fc.constantFrom(...believableNames.filter((name) => !/[^\p{ASCII}]/u.test(name)));
  const digit = fc.constantFrom('0', '\u0660', '\u06F0', '\u0966', '\u0E50', '\uFF10', '\u{1D7CE}');
  const apart = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00A0', '\u2009');

  test('a sign that cannot be seen is refused, and not shown', () => {
    const signs = fc.constantFrom(
      ...Array.from('\u00AD\u034F\u061C\u115F\u17B4\u180E\u200B\u2028\u202E\u2064\uFE00\uFEFF\uFFA0\u{E0020}'),
    );
    fc.assert(
      fc.property(around, signs, fc.nat(), (name, sign, place) => {
        const at = place % (name.length + 1);
        const given = name.slice(0, at) + sign + name.slice(at);
        expect(faultOfName(given)).toBe('nameSigns');
        expect(safeName(given)).not.toContain(sign);
      }),
    );
  });

  test('a phone number of any digits is refused', () => {
    fc.assert(
      fc.property(
        around,
        digit,
        apart,
        fc.array(fc.nat(9), { minLength: 10, maxLength: 14 }),
        (name, zero, gap, digits) => {
          const number = digits.map((value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value)).join(gap);
          expect(faultOfName(`${name} ${number}`)).toBe('nameAddress');
        },
      ),
    );
  });

  test('a domain is refused, whatever its ending', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{6,11}$/);
    const ending = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(around, label, ending, (name, host, end) => {
        expect(faultOfName(`${name}, ${host}.${end}`)).toBe('nameAddress');
      }),
    );
  });
});
