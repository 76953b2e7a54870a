// What people also call the actions, pages and parts of pages that the search leads to: in both languages, because people
// mix them and a word that only one of them has is never wrong in the other.

/** Pages and actions of the store, separated by commas. */
export const STORE_WORDS = {
  group: `new group sale, sell to a group, csv import, import, Gruppenverkauf beginnen, an eine Gruppe verkaufen, importieren`,
  sell: `sale, new sale, activate, till, point of sale, pos, checkout,
    Verkauf, Paket verkaufen, aktivieren, Kasse, Kassa, verkaufen`,
  new: 'customer, new customer, guest, sell to a guest, Kunde, neuer Kunde, Neukunde, Gast',
  known: `customer, existing customer, repeat, top up esim, recharge, Kunde, bestehender Kunde, Stammkunde, wiederholen,
    eSIM aufladen, nachladen`,
  buy: `packages, catalogue, catalog, data packages, countries, add, add packages, order, cart, basket,
    Pakete, Datenpakete, Katalog, Länder, hinzufügen, kaufen, einkaufen, bestellen, Warenkorb`,
  credit: `pay, money, balance, card, add funds, add credit, add money, deposit, funds, top up, recharge, bank transfer,
    bezahlen, einzahlen, Geld, Guthaben, Guthaben aufladen, aufladen, Karte, Überweisung, überweisen`,
  dashboard: `dashboard, revenue, turnover, profit, earnings, chart, statistics, stats, report, reports, analytics, home, start,
    overview, Übersicht, Umsatz, Gewinn, Verdienst, Diagramm, Statistik, Auswertung, Bericht, Berichte, Startseite`,
  signOut: 'sign out, log out, logout, log off, abmelden, ausloggen, Abmeldung, Logout',
  inventory: `price, prices, change price, change prices, set price, retail price, selling price, shelf, stock, warehouse,
    packages, products, margin, markup, best sellers, inventory, Preis, Preise, Preis ändern, Preise ändern,
    Verkaufspreis, Regal, Bestand, Lager, Lagerbestand, Sortiment, Pakete, Produkte, Marge, Aufschlag, Bestseller, Inventar`,
  channels: `channel, sales channels, website, shop, webshop, integration, plugin, sdk, ios, android, app,
    Kanal, Kanäle, Vertriebskanäle, Verkaufskanäle, Webseite, Onlineshop, Anbindung`,
  history: `sales, sale, sales history, refund, refunds, return, cancel, export, export sales, csv, excel, download, transactions, orders, qr, qr code,
    link, send link, resend, print, print slip, slip,
    Verkauf, Verkäufe, Historie, Verlauf, Erstattung, erstatten, Rückgabe, Storno, stornieren, Exportieren, Verkäufe exportieren, herunterladen,
    Transaktionen, Bestellungen, Link senden, drucken, Druck, Beleg drucken, Bon`,
  customers: `customer, customers, guest, guests, people, clients, travellers, contacts,
    Kunde, Kunden, Kundin, Kundenliste, Gast, Gäste, Personen, Reisende`,
  groupSales: `group, groups, group sale, bulk, tour, travellers, many, list, print qr codes,
    Gruppe, Gruppen, Gruppenverkauf, Reisegruppe, Reisende, Sammelverkauf, Liste, QR-Codes drucken`,
  credits: `credit, credits, balance, currency, money, funds, wallet,
    Guthaben, Guthabenstand, Stand, Kontostand, Währung, Geld`,
  creditStatement: `statement, credit statement, bookings, pdf, month, monthly, accounting, bookkeeping, ledger,
    Auszug, Guthabenauszug, Kontoauszug, Buchungen, Monat, Buchhaltung`,
  pricing: 'price, prices, purchase price, cost, costs, Preis, Preise, Einkaufspreis, Einkaufspreise, Kosten',
  api: 'developer, developers, Entwickler, Schnittstelle',
  webhooks: 'webhook, webhooks, events, callback, callbacks, Ereignisse, Rückruf',
  apiSpecifications: `help, docs, documentation, manual, reference, api docs, openapi, swagger, support,
    Hilfe, Doku, Dokumentation, API-Dokumentation, Anleitung, Handbuch, Referenz`,
  account: `settings, preferences, profile, account, user, users, team, staff,
    Konto, Einstellungen, Profil, Benutzer, Mitarbeiter`,
  accountDetails:
    'account details, profile, personal data, delete account, Kontodaten, persönliche Daten, Konto löschen',
  brand: 'brand, branding, design, Marke',
  notifications: `notification, notifications, mail, mails, emails, alerts,
    Benachrichtigung, Benachrichtigungen, E-Mails, Nachrichten, Meldungen`,
  creditPurchases: `invoice, invoices, receipt, receipts, credit note, payment, payments, bill, bills, billing, credit purchases,
    Rechnung, Rechnungen, Quittung, Beleg, Belege, Gutschrift, Zahlung, Zahlungen, Guthabenkäufe, Abrechnung`,
  terms:
    'terms, terms of service, conditions, legal, contract, AGB, Bedingungen, Geschäftsbedingungen, Rechtliches, Vertrag',
  privacy: 'privacy, gdpr, data protection, cookies, Datenschutz, DSGVO',
} as const;

/** Settings and parts of pages of the store, by their ids: the page of each, and its words as above. */
export const STORE_PLACES = {
  companyName: { page: 'accountDetails', words: 'company, business name, Firma, Firmenname, Unternehmen' },
  addressLine1: {
    page: 'accountDetails',
    words: `address, billing address, invoice address, street, Adresse, Rechnungsadresse, Anschrift, Straße`,
  },
  taxId: {
    page: 'accountDetails',
    words: `vat, vat id, vat number, tax, taxes, tax number, MwSt, Mehrwertsteuer, Umsatzsteuer, USt, UID, USt-ID, USt-IdNr., Steuer, Steuern,
      Steuernummer`,
  },
  email: { page: 'accountDetails', words: 'email, change email, confirm email, mail address, E-Mail, E-Mail ändern' },
  password: { page: 'accountDetails', words: 'password, Passwort, Kennwort, Kennwort ändern' },
  secondFactor: {
    page: 'accountDetails',
    words: `security, two-factor, two factor, 2fa, mfa, totp, authenticator, second factor,
      Sicherheit, Zwei-Faktor, zweiter Faktor`,
  },
  sessions: {
    page: 'accountDetails',
    words: 'sessions, devices, sign out everywhere, Sitzungen, Geräte, überall abmelden',
  },
  logo: { page: 'brand', words: 'upload logo, Logo, Logo hochladen, Firmenlogo' },
  identity: { page: 'brand', words: 'store name, shop name, Name des Shops, Shopname' },
  colours: {
    page: 'brand',
    words: `colour, color, colors, accent colour, brand colour, brand color, brand colours,
      Farbe, Farben, Akzentfarbe, Markenfarbe, Markenfarben`,
  },
  help: {
    page: 'brand',
    words: `contact, contact email, contact phone, phone, phone number, support, faq, Kontakt, Kontakt-E-Mail, Telefon, Telefonnummer, Hilfeseite`,
  },
  prices: {
    page: 'brand',
    words: `second currency, display currency, exchange rate, exchange rates, rate, rates,
      zweite Währung, Wechselkurs, Wechselkurse, Kurs, Kurse`,
  },
  toYou: { page: 'notifications', words: 'low credit, credit alert, alert, wenig Guthaben, Guthabenwarnung' },
  toCustomers: {
    page: 'notifications',
    words: 'emails to customers, customer emails, low data, E-Mails an Kunden, Kundenmails, wenig Datenvolumen',
  },
  language: { page: 'notifications', words: 'language, email language, Sprache, E-Mail-Sprache' },
  card: {
    page: 'credits',
    words: `card, add card, saved card, credit card, payment method,
      Karte, Karte hinterlegen, Karte hinzufügen, Kreditkarte, Zahlungsmittel`,
  },
  autoTopUp: {
    page: 'credits',
    words: 'auto top-up, auto topup, auto recharge, automatisch aufladen, Auto-Aufladung, Aufladeautomatik',
  },
  discount: {
    page: 'pricing',
    words: 'discount, rebate, apply for a discount, bulk discount, Rabatt, Rabatt beantragen, Staffelrabatt',
  },
  priceList: { page: 'pricing', words: 'price list, download prices, Preisliste, Preise herunterladen' },
  credentials: {
    page: 'api',
    words: `key, keys, api key, secret, client id, client secret, token, credentials,
      Schlüssel, API-Schlüssel, Geheimnis, Zugangsdaten, Client-ID`,
  },
  firstSteps: { page: 'api', words: 'getting started, quick start, access token, erster Aufruf, Zugriffstoken' },
  addresses: {
    page: 'webhooks',
    words: `webhook secret, webhook url, webhook key, public key, signature, callback url,
      Webhook-Secret, Webhook-URL, öffentlicher Schlüssel, Signatur`,
  },
  deliveries: { page: 'webhooks', words: 'webhook log, failed webhooks, events sent, Webhook-Protokoll, Zustellung' },
} as const;

/** Pages of the desk, separated by commas. */
export const DESK_WORDS = {
  operator: `today, dashboard, home, start, overview, figures, revenue, statistics, report, reports,
    heute, Übersicht, Startseite, Zahlen, Umsatz, Statistik, Bericht, Berichte`,
  operatorAttention: `attention, needs attention, problems, errors, requests, to do, tasks, warnings, alerts, discount requests,
    zu klären, Probleme, Fehler, Anfragen, Aufgaben, Warnungen, Rabattanfragen`,
  operatorResellers: `reseller, resellers, customers, accounts, users, suspend, suspended, suspension, block, unblock, lock, credit,
    change credit, adjust credit, add credit, discount, sign out,
    view store, export, csv, excel,
    Wiederverkäufer, Händler, Kunden, Konten, Benutzer, sperren, Sperre, gesperrt, entsperren, Guthaben, Guthaben ändern, Rabatt, abmelden, Exportieren`,
  operatorSales: `sale, sales, all sales, orders, refund, refunds, refunded, export, csv, excel, revenue,
    Verkauf, Verkäufe, alle Verkäufe, Bestellungen, Erstattung, Erstattungen, erstatten, erstattet, Exportieren, Umsatz`,
  operatorPayments: `payment, payments, failed payment, failed payments, export payments, invoice, invoices, credit note, receipt, refund, refunds, chargeback,
    bank transfer, transfer, money, tax, taxes, vat, export, csv, excel,
    Zahlung, Zahlungen, fehlgeschlagene Zahlungen, Zahlungen exportieren, Rechnung, Rechnungen, Gutschrift, Erstattung, erstatten, Rückbuchung, Überweisung, Überweisungen, Geld, Steuer, Steuern, MwSt,
    Mehrwertsteuer, Umsatzsteuer, USt, Exportieren`,
  operatorPackages: `package, packages, packages on sale, catalogue, catalog, products, approve, on sale, off sale, take off sale,
    Paket, Pakete, Pakete im Verkauf, Katalog, Produkte, freigeben, Freigabe, im Verkauf, aus dem Verkauf nehmen`,
  operatorPriceRules: `price rules, rules, rule, add rule, new rule, margin, margins, markup, mark-up, surcharge, profit, price, prices, change price, change prices,
    Preisregeln, Regeln, Regel, Regel hinzufügen, neue Regel, Marge, Margen, Aufschlag, Aufschläge, Gewinn, Preis, Preise, Preis ändern, Preise ändern`,
  operatorSuppliers: `supplier, suppliers, providers, provider, sources, cost, costs, import, import now, import catalogue,
    Lieferant, Lieferanten, Anbieter, Einkauf, Kosten, importieren, Import, Katalog importieren`,
  operatorPriceList: `price list, prices, price, csv, download, cost, costs, margin, Preisliste, Preise, Preis, herunterladen, Kosten, Einkaufspreise, Marge`,
  operatorLegal: 'legal, legal texts, new version, versions, Rechtstexte, Rechtliches, neue Version, Versionen',
} as const;

/** Settings and parts of pages of the desk, by their ids. */
export const DESK_PLACES = {
  basics: {
    page: 'operatorPriceRules',
    words: 'lowest price, price floor, rounding, new packages, Mindestpreis, Rundung, neue Pakete',
  },
  rates: {
    page: 'operatorPriceRules',
    words: 'rate, rates, exchange rate, currency, currencies, Kurs, Kurse, Wechselkurs, Währung, Währungen',
  },
  TERMS: {
    page: 'operatorLegal',
    words: `terms, terms of service, conditions, AGB, Geschäftsbedingungen, Bedingungen`,
  },
  PRIVACY: { page: 'operatorLegal', words: 'privacy, privacy policy, gdpr, Datenschutz, DSGVO' },
} as const;

/** Where a part of a page is. */
export const placeIn = (href: string, place: string): string => `${href}#${place}`;

/** Each of them. */
export const wordsOf = (texts: string): string[] => texts.split(/,\s+/);
