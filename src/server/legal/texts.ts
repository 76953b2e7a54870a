// The legal texts that a store starts with. Operators publish later versions at the desk, so a change here affects only
// new stores.
import type { Language } from '#domain/languages.ts';

export type Texts = Record<Language, string>;

/** The day of these texts. */
export const FIRST_PUBLISHED_AT = '2026-11-01T00:00:00.000Z';

export const terms = (storeName: string): Texts => ({
  en: `## Scope

These terms apply between the operator of ${storeName} and the resellers who use it to buy and sell eSIM data packages.

## Credit

Credit is prepaid and held in the currency of your account. It pays for packages that are sold without stock of your own. Credit does not expire and is not paid out.

## Packages and prices

You see your purchase price before each sale. If it changes in between, the sale is refused and nothing is charged. You set your retail prices yourself.

## Refunds

A sale that was charged to credit can be refunded once; the purchase price returns to your credit and the package can no longer be used. A package from stock cannot be refunded.

## Your customers

You are the contract partner of your customers. Links that you share open the installation and the balance of one customer; share them with that customer only.`,
  de: `## Geltung

Diese Bedingungen gelten zwischen dem Betreiber von ${storeName} und den Wiederverkäufern, die darüber eSIM-Datenpakete kaufen und verkaufen.

## Guthaben

Guthaben wird im Voraus bezahlt und in der Währung Ihres Kontos geführt. Es bezahlt Pakete, die Sie ohne eigenen Bestand verkaufen. Guthaben verfällt nicht und wird nicht ausgezahlt.

## Pakete und Preise

Sie sehen Ihren Einkaufspreis vor jedem Verkauf. Ändert er sich bis dahin, wird der Verkauf abgelehnt und nichts abgebucht. Ihre Verkaufspreise legen Sie selbst fest.

## Erstattung

Ein Verkauf, der vom Guthaben bezahlt wurde, kann einmal erstattet werden. Der Einkaufspreis geht auf Ihr Guthaben zurück, und das Paket kann nicht mehr genutzt werden. Pakete aus dem Bestand sind von der Erstattung ausgeschlossen.

## Ihre Kunden

Vertragspartner Ihrer Kunden sind Sie. Links, die Sie teilen, öffnen die Installation und das Datenvolumen eines einzelnen Kunden. Geben Sie sie nur an diesen Kunden weiter.`,
});

export const privacyPolicy = (storeName: string): Texts => ({
  en: `## What we store

For resellers of ${storeName}: name, email address, billing address, payments and sales. For their customers: email address and country when the reseller enters them, the eSIM and its usage.

## What we use it for

To provide the service, to bill it and to keep the books that the law requires. We do not sell data and show no advertising.

## Cookies

Signing in sets the cookies that it needs. Others hold your language, and the time zone, layout and cart of this browser, so
that pages come as you left them. A page for travellers sets one that remembers the link, so that the page opens again.

## Your rights

You can ask for a copy of your data, have it corrected and have it deleted as far as the law does not oblige us to keep it.`,
  de: `## Was wir speichern

Von Wiederverkäufern von ${storeName}: Name, E-Mail-Adresse, Rechnungsadresse, Zahlungen und Verkäufe. Von deren Kunden: E-Mail-Adresse und Land, wenn der Wiederverkäufer sie angibt, sowie die eSIM und ihre Nutzung.

## Wofür wir es verwenden

Um den Dienst zu erbringen, ihn abzurechnen und die gesetzlich vorgeschriebenen Bücher zu führen. Wir verkaufen keine Daten und zeigen keine Werbung.

## Cookies

Die Anmeldung setzt die Cookies, die sie braucht. Weitere enthalten Ihre Sprache sowie Zeitzone, Layout und Warenkorb dieses
Browsers, damit Seiten so erscheinen, wie Sie sie verlassen haben. Eine Seite für Reisende setzt ein Cookie, das den geöffneten Link enthält, damit sie sich wieder öffnen lässt.

## Ihre Rechte

Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen und löschen lassen, soweit wir nicht gesetzlich verpflichtet sind, sie aufzubewahren.`,
});
