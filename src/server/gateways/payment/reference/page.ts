import { html } from 'hono/html';
import type { Language } from '#domain/languages.ts';
import { fromMinor } from '#domain/money.ts';
import type { Markup } from '../../../http/markup.ts';
import { fact, page, type PageContext } from '../../pages/layout.ts';
import { returnAddress } from './outcome.ts';
import type { ReferencePayment } from './store.ts';
import { type PaymentTexts, paymentTexts } from './texts.ts';

const formats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 2 }),
  de: new Intl.NumberFormat('de', { minimumFractionDigits: 2 }),
};

const buttons = (text: PaymentTexts, amount: string): Markup => html`
  <form method="post">
    <button name="action" value="pay">${text.pay.replace('{amount}', () => amount)}</button>
    <fieldset>
      <legend>${text.others}</legend>
      <button class="outline" name="action" value="stay-pending">${text.stayPending}</button>
      <button class="outline" name="action" value="fail">${text.fail}</button>
    </fieldset>
    <button class="quiet" name="action" value="cancel">${text.cancel}</button>
  </form>
`;

const ending = (payment: ReferencePayment, state: keyof PaymentTexts['states'], text: PaymentTexts): Markup => html`
  <p class="state ${state === 'PAID' ? 'good' : 'bad'}">${text.states[state]}</p>
  <p><a class="button" href="${returnAddress(payment)}">${text.toStore}</a></p>
`;

const body = (payment: ReferencePayment, text: PaymentTexts, amount: string): Markup => {
  const { state } = payment;
  if (state !== 'OPEN' && state !== 'PENDING') return ending(payment, state, text);
  return html`${state === 'PENDING' ? html`<p class="state">${text.pendingNote}</p>` : ''}${buttons(text, amount)}`;
};

export const paymentPage = (context: PageContext, payment: ReferencePayment): Markup => {
  const { language, storeName } = context;
  const text = paymentTexts[language];
  const figure = formats[language].format(fromMinor(payment.amount));
  const content = html`
    <h1>${text.payee.replace('{store}', () => storeName)}</h1>
    <p class="amount">${figure} <span>${payment.currency}</span></p>
    <dl>
      ${fact(text.method, text.methodNames[payment.methodName] ?? payment.methodName)}
      ${fact(text.reference, payment.id.slice(0, 8))}
    </dl>
    ${body(payment, text, `${figure} ${payment.currency}`)}
  `;
  return page(context, text, content);
};
