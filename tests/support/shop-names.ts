// Names that companies, people, channels and packages have in many languages: what no rule for names may refuse.

export const believableNames: readonly string[] =
  `Berg Reisen|Booking.com GmbH|Booking.com B.V.|St. Pauli Travel|Müller & Söhne|7-Eleven|A.B.C. Reisen
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
shop-production-0a1b2c3d4e5f|Kiosk_0a1b-2c3d-4e5f-6a7b|1/2 Preis Reisen|½ Preis Reisen|3⁄4 Reisen|Donaudampfschifffahrtsgesellschaft24|Kraftfahrzeughaftpflichtversicherung|C/O Berlin Travel
Dot & Co|Punkt. Kiosk|Reisebüro Müller|Clara's Cell Shop|Slash Mobile|東京モバイル|Kiosk 24/7|Modern Simshop|Cornerstone|Burns Mobile|Red Dot Travel
Blue Dot Co|Blue Dot AG|Der rote Punkt Reisen|Punkt in Mitte|Treff Punkt Handy|Polka Dot Shop|Quantum Dot Telecom|Punto de Venta Sur|Ponto de Encontro
Il Punto Mobile|Meeting Point Info|Back Slash Mobile|Cut Slash Paste Telecom|Hack & Slash|Tran Ly Mobile|Ow Ly Trading|Kim Dotcom Mobile|Nokta Telekom
Точка Связи|Мобильный Мир|Связной Салон|Ταξίδια Ερμής|Κινητά Αθήνα|मोबाइल दुकान|दिल्ली टेलीकॉम|மொபைல் கடை|ร้านมือถือ|모바일 월드|携帯ショップ|环球旅行|ＮＴＴショップ大阪
Ｔモバイル|הטלפון שלי|سیم‌کارت سفر|Cửa Hàng SIM|Sklep z Telefonami|Mobilný Svet|Obchod Na Rohu|Dom Telefonu|Loja do João|Tienda Ñandú|Chez Amélie
Vodka & Clover Travel|Warner Mobile|Clover Cell|Darn Good SIM|Barn Mobile|World SIM Center|Planet eSIM|Sim Shelter|Simply Shelf|Shelf Mobile|Simba Shell Shop
Sim Shell|Simsim Travel|Simple Shelf|Sim Self Service|Shelf Life|Sims Help|Swim Shelf Reisen|Planet Travels|Traveller Planet|Mobil World|Wave Crowd
Elektro Point Mobil|Power Point Telecom|Point Net|Pont Neuf Voyages|Punt de Trobada|Kropka Mobile|Пункт Связи|Пункт Мобильный|点心旅行|点点旅行社|닷컴여행|ドット旅行
نقطة السفر|נקודה טובה|Titik Temu Travel|Chấm Xanh Travel|Tečka Mobil|Piste Travel|Offline Identity|Online ID Shop|Line ID Card Shop|Pipeline Idaho|微信旅行社|편의점 GS 강남|강남점 SK|零点 TV|Berg・Reisen|サクラ・トラベル|旅、世界
ეროვნული ტური|ትራቬል ኢትዮጵያ|ދިވެހި ދަތުރު|Монгол Аялал|ᠮᠣᠩᠭᠣᠯ|ලංකා සංචාර|ຂາຍຊິມ|ಬೆಂಗಳೂರು ಮೊಬೈಲ್|Ɛdwom Mobile|Əli Mobil|Hausa Ɗan Travel|A B C D E Reisen|J R R Tolkien Tours`,
    )
    .split(/[|\n]/)
    .map((name) => name.trim());
