import type { fields as texts } from '../en/problem-fields.ts';
import type { Translation } from '../translation.ts';

export const fields: Translation<typeof texts> = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  invalid: 'Bitte prüfen Sie diese Eingabe.',
  too_long: 'Bitte geben Sie höchstens {{limit}} Zeichen ein.',
  too_short: 'Bitte geben Sie mindestens {{limit}} Zeichen ein.',
  too_large: 'Bitte geben Sie höchstens {{limit}} ein.',
  too_small: 'Bitte geben Sie mindestens {{limit}} ein.',
  unknown: 'Dieses Feld ist nicht bekannt. Bitte laden Sie die Seite neu.',
  country_unknown: 'Bitte wählen Sie ein Land aus der Liste.',
  country_not_supported: 'Dieses Land wird nicht unterstützt.',
  too_many_decimals: 'Bitte geben Sie höchstens zwei Nachkommastellen ein.',
  below_minimum: 'Der eingegebene Wert liegt unter dem Mindestwert von {{limit}}.',
  threshold_out_of_reach:
    'Mit diesem Betrag könnten bis zur Grenze mehr als {{limit}} nötig sein. So hoch kann eine Abbuchung nicht sein.',
  currency_not_held: 'Ihr Guthaben wird in {{currency}} geführt.',
  address_invalid: 'Geben Sie eine Adresse wie https://example.com/events an',
  address_not_public: 'Geben Sie eine Adresse im öffentlichen Internet an, nicht in einem privaten Netz',
  address_not_https: 'Nutzen Sie https, damit niemand mithören kann',
  port_blocked: 'Nutzen Sie einen dieser Ports: {{ports}}',
  exchange_token_missing: 'Bitte melden Sie sich zuerst bei der Börse an.',
  costs_nothing:
    '{{name}} kostet Sie nichts und braucht deshalb keinen Bestand. Lassen Sie es weg, und verkaufen Sie es direkt.',
  day_over: 'Wählen Sie einen künftigen Tag.',
  name_signs:
    'Bitte schreiben Sie es in einer Zeile und in einer heute üblichen Schrift, ohne unsichtbare Zeichen und ohne Buchstaben aus zwei Alphabeten in einem Wort.',
  name_address: 'Bitte verwenden Sie einen Namen ohne Internetadresse, E-Mail-Adresse und Telefonnummer.',
  name_reserved: 'Bitte verwenden Sie einen Namen, den niemand für den des Shops selbst hält.',
  picture_unreadable: 'Bitte wählen Sie eine PNG-, JPEG- oder SVG-Datei, die sich im Browser öffnen lässt.',
  picture_too_large: 'Bitte wählen Sie ein kleineres Bild: höchstens 1 MB und höchstens 2.000 Pixel je Seite.',
};
