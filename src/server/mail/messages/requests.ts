import type { Language } from '#domain/languages.ts';
import type { Content, Message } from './message.ts';

/** What a reseller asked for, as it was written. Messages that an older version queued have the kind alone. */
type Asked = {
  kind: 'CHANNEL' | 'DISCOUNT';
  channel?: string | null;
  monthlySales?: number | null;
  message?: string;
};

/** To an operator: what a reseller asks for. */
export type RequestReceived = Asked & {
  id?: string;
  reseller?: { id: string; name: string; companyName: string; email: string };
};

type Facts = NonNullable<Content['facts']>;

type Labels = Record<'from' | 'email' | 'channel' | 'monthlySales', string>;

const labels: Readonly<Record<Language, Labels>> = {
  en: { from: 'From', email: 'Email address', channel: 'Channel', monthlySales: 'Packages sold in a month' },
  de: { from: 'Von', email: 'E-Mail-Adresse', channel: 'Kanal', monthlySales: 'Verkaufte Pakete im Monat' },
};

const detailsOf = ({ channel, monthlySales }: Asked, language: Language): Facts => [
  ...(typeof channel === 'string' ? [[labels[language].channel, channel] as const] : []),
  ...(typeof monthlySales === 'number'
    ? [[labels[language].monthlySales, new Intl.NumberFormat(language).format(monthlySales)] as const]
    : []),
];

const receivedFacts = ({ reseller, ...asked }: RequestReceived, language: Language): Facts => {
  const { from, email } = labels[language];
  const names = reseller ? [reseller.name, reseller.companyName].filter((name) => name !== '').join(', ') : '';
  return [
    ...(names === '' ? [] : [[from, names] as const]),
    ...(reseller ? [[email, reseller.email] as const] : []),
    ...detailsOf(asked, language),
  ];
};

const quoted = (label: string, message: string | undefined): Pick<Content, 'quote'> =>
  message === undefined ? {} : { quote: { label, text: message } };

/** Where it is answered. */
const deskPageOf = ({ id = '', reseller }: RequestReceived, publicUrl: string): string =>
  reseller ? `${publicUrl}/operator/resellers/${reseller.id}#request-${id}` : `${publicUrl}/operator/attention`;

export const requestReceived: Message<RequestReceived> = {
  en: (data, { publicUrl }) => ({
    subject:
      data.kind === 'CHANNEL' ? 'A reseller asks for a sales channel' : 'A reseller applies for a volume discount',
    paragraphs: ['A reseller sent you a request. You can answer it at your desk.'],
    facts: receivedFacts(data, 'en'),
    ...quoted('Message from the reseller', data.message),
    action: { label: 'Open the request', address: deskPageOf(data, publicUrl) },
    note: 'You get this email at most once an hour, so more requests may be waiting under “Needs attention”.',
  }),
  de: (data, { publicUrl }) => ({
    subject: data.kind === 'CHANNEL' ? 'Anfrage nach einem Vertriebskanal' : 'Antrag auf einen Mengenrabatt',
    paragraphs: ['Ein Wiederverkäufer hat Ihnen eine Anfrage geschickt. Sie können sie in der Verwaltung beantworten.'],
    facts: receivedFacts(data, 'de'),
    ...quoted('Nachricht des Wiederverkäufers', data.message),
    action: { label: 'Anfrage öffnen', address: deskPageOf(data, publicUrl) },
    note: 'Diese E-Mail kommt höchstens einmal pro Stunde; unter „Zu klären“ können also weitere Anfragen warten.',
  }),
};

/** To a reseller: what an operator answers. */
export type RequestAnswered = Asked & { answer: string };

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const pageOf = ({ kind }: Asked, publicUrl: string): string => `${publicUrl}/request-form/${kind.toLowerCase()}`;

export const requestAnswered: Message<RequestAnswered> = {
  en: (data, { publicUrl }) => ({
    subject: data.kind === 'CHANNEL' ? 'Our answer to your channel request' : 'Our answer to your discount application',
    paragraphs: linesOf(data.answer),
    facts: detailsOf(data, 'en'),
    ...quoted('You wrote:', data.message),
    action: { label: 'Open your request', address: pageOf(data, publicUrl) },
  }),
  de: (data, { publicUrl }) => ({
    subject: data.kind === 'CHANNEL' ? 'Unsere Antwort auf Ihre Kanalanfrage' : 'Unsere Antwort auf Ihren Rabattantrag',
    paragraphs: linesOf(data.answer),
    facts: detailsOf(data, 'de'),
    ...quoted('Sie schrieben:', data.message),
    action: { label: 'Anfrage öffnen', address: pageOf(data, publicUrl) },
  }),
};
