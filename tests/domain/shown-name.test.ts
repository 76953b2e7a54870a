import fc from 'fast-check';
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
Kap.Verde|Nils Holm A/S|Ges.m.b.H. Wien|Cafe del Mar S.L.|Point of sale|Kasse 2|Till #3|Web shop (new)|Sommer '26
O'Neil|Café Zürich|株式会社|शर्मा ट्रेवल्स|24/7 Mobile|1&1|Studio 54|3 Sim Ltd.|Nguyễn Thị Hạnh|${'Nguyễn Thị Hạnh'.normalize('NFD')}
บริษัท ท่องเที่ยว น้ำใจ|שָׁלוֹם טוּרִיסְט|الشَّرِكَةُ العَرَبِيَّة|ছুটি ভ্রমণ|မြန်မာ ခရီးသွား|བོད་ཀྱི་འགྲུལ་བཞུད|ទេសចរណ៍|한국여행사|さくら旅行2号
Самара Тур|Ελληνικά Ταξίδια|Հայաստան Տուր|საქართველო|SIM カード|eSIM 日本|Wi-Fi Бокс|µSIM Travel|❤️ Travel|1️⃣ Reisen|✈️ Fly & Go|№1 Тур
Dr.med. Berg Reisen|St.Moritz Travel|J.R.R. Tolkien Tours|Prof.Dr.Huber|Paral·lel Viatges|Berg • Reisen|Berg·Reisen|旅行。会社
Sommer 01.06.2026 – 31.08.2026|Winter 2026/2027|Asia 1/3/5/10/20/50/100 GB|Europe 0.5/1/3 GB|Terminal 00012345|Kiosk-20261128-0001|Fair 2026-11-28 to 2026-12-02|6b8f1d0e-1641-4123-8012-003456789012|365 Tage|100% Reisen
Reisen. Mehr davon.|Alles neu... jetzt|Urlaub…jetzt|Agencia Sta. de Viajes|Travel Dot Com Ltd.|Dot Travel|Level 3.5|Room 101|9876-5432 Québec inc.
Grüße aus Ñandú|Ça va Voyages|Őrség Utazás|Þór Ferðir|Şişli Turizm|Việt Nam 10 GB/30 ngày|ʻOhana Hawaiʻi|L’Île d’Yeu|Ọ̀yọ́ Travel`
  .concat(
    `|Anatolia Telekom|Şehir İletişim|Boğaziçi Seyahat A.Ş.|Gezgin Turizm Ltd. Şti.|İstanbul SIM|Güneş Mobil|Çağdaş GSM|Kısmet Tur
A.B. Mobile|e-SIM @ Home|No. 1 Mobile|24/7 eSIM|O'Connor & Sons|Smith & Jones Telecom|J. & K. Phones|M. Meier Handy|T. Meyer Reisen
T. Co.|A. G. Co. Ltd.|G. Co|M.M.E. Mobile|Phone-Shop 24|Handy 2000|SIM4You|eSIM2Go|Roam365|GlobalSIM 5G|4G/5G World|Net 1 Telecom
Müller's Handyladen|Handyhaus Süd|Kiosk am Eck|Reiseladen „Zum Anker“|‚Zum Anker‘ Reisen|Grüne & Söhne KG|Café-Kiosk Nr. 12
Hotel Adlon Service|Travel Support Berlin|Mobile Help Desk|Official Fan Shop|Team Berg|Security Systems Ltd.|Kundenservice Nord
شركة الاتصالات الحديثة|مكتب السفر الذهبي|الخليج موبايل|بيت الشرائح|سفريات النور|دبي تل|واحة الاتصالات|نجوم السفر
The SIM Shop|Bob's Phones|Air & Sea Travel|Way To Go!|Where2?|Sim City (Leeds)|Data + More|Zero°|100 % SIM|Café Telegram|Line 6 Travel
Signal Travel|WhatsUp Reisen|Discordia Tours|Instant Data|Faceland|Web & Work|World Wide Web Café|Comma, the shop|Reisen, Info & mehr
shop-production-0a1b2c3d4e5f|Kiosk_0a1b-2c3d-4e5f-6a7b|1/2 Preis Reisen|½ Preis Reisen|3⁄4 Reisen|Donaudampfschifffahrtsgesellschaft24|Kraftfahrzeughaftpflichtversicherung|C/O Berlin Travel`,
  )
  .split(/[|\n]/)
  .map((name) => name.trim());

test('no believable name is refused', () => {
  expect(believable.length).toBeGreaterThan(200);
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
  expect(mailedName('Booking.com GmbH')).toBe('Booking.\u2060com GmbH');
  expect(mailedName('Berg Reisen')).toBe('Berg Reisen');
});

test.each(['РayPal', 'Воoking', 'αpple', 'Bооking GmbH', 'Аmazon Reisen', 'Ηotel'])(
  'a word of letters from two alphabets that look alike is refused: %s',
  (name) => expect(faultOfName(name)).toBe('nameSigns'),
);

describe('whatever is around it', () => {
  const around = fc.constantFrom(...believable.filter((name) => !/[^\p{ASCII}]/u.test(name)));
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
