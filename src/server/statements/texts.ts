// Texts of the files. The server makes the files, so these texts are not among those of the app.
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Language } from '#domain/languages.ts';

type Cause = StatementEntry['cause'];

const en = {
  title: 'Credit statement',
  period: 'Month',
  drawnAt: 'As of',
  account: 'Credit in {currency}',
  opening: 'Opening balance',
  closing: 'Closing balance',
  day: 'Date',
  invoice: 'Invoice {number}',
  count: 'Number of changes: {number}',
  isSummed:
    'This month has more than {number} changes, so this document adds them up by day. The table of the statement has each of them.',
  hash: 'Hash of the newest entry (SHA-256)',
  guest: 'Guest',
  erased: 'Erased person',
  nothing: 'The credit did not change in this month.',
  columns: {
    at: 'Date ({zone})',
    id: 'Number',
    cause: 'Cause',
    what: 'For',
    invoice: 'Invoice',
    actor: 'Asked by',
    amount: 'Amount',
    currency: 'Currency',
    balance: 'Balance',
    reference: 'Reference',
    saleNumber: 'Sale number',
    customer: 'Customer',
    hash: 'Hash',
  },
  causes: {
    BONUS: 'Welcome bonus',
    SALE: 'Sale',
    REFUND: 'Refunded sale',
    PAYMENT: 'Top-up',
    REVERSAL: 'Payment reversed',
    CORRECTION: 'Correction',
    ADJUSTMENT: 'Adjustment by the store',
  } as Readonly<Record<Cause, string>>,
};

export type StatementTexts = typeof en;

const de: StatementTexts = {
  title: 'Guthabenauszug',
  period: 'Monat',
  drawnAt: 'Stand',
  account: 'Guthaben in {currency}',
  opening: 'Anfangsguthaben',
  closing: 'Endguthaben',
  day: 'Datum',
  invoice: 'Rechnung {number}',
  count: 'Anzahl der Bewegungen: {number}',
  isSummed:
    'In diesem Monat gibt es mehr als {number} Bewegungen, deshalb fasst dieses Dokument sie nach Tagen zusammen. Die Tabelle des Auszugs enthält jede einzelne.',
  hash: 'Prüfsumme der neuesten Buchung (SHA-256)',
  guest: 'Gast',
  erased: 'Gelöschte Person',
  nothing: 'Das Guthaben hat sich in diesem Monat nicht geändert.',
  columns: {
    at: 'Datum ({zone})',
    id: 'Nummer',
    cause: 'Anlass',
    what: 'Wofür',
    invoice: 'Rechnung',
    actor: 'Veranlasst von',
    amount: 'Betrag',
    currency: 'Währung',
    balance: 'Guthaben danach',
    reference: 'Referenz',
    saleNumber: 'Verkaufsnummer',
    customer: 'Kunde',
    hash: 'Prüfsumme',
  },
  causes: {
    BONUS: 'Willkommensbonus',
    SALE: 'Verkauf',
    REFUND: 'Erstatteter Verkauf',
    PAYMENT: 'Aufladung',
    REVERSAL: 'Zahlung zurückgebucht',
    CORRECTION: 'Korrektur',
    ADJUSTMENT: 'Anpassung durch den Shop',
  },
};

export const statementTexts: Readonly<Record<Language, StatementTexts>> = { en, de };
