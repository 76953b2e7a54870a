import { html } from 'hono/html';
import type { Markup } from '../../../http/markup.ts';
import { page, type PageContext } from '../../pages/layout.ts';
import type { CardForm } from './card-store.ts';
import { withMessage } from './outcome.ts';
import { type PaymentTexts, paymentTexts } from './texts.ts';

/** The typed values of the form, and what is wrong with them. */
type CardEntry = { number: string; expiry: string; fault?: 'badNumber' | 'badExpiry' };

const testEntry = (): CardEntry => ({
  number: '4242 4242 4242 4242',
  expiry: `12/${String((new Date().getUTCFullYear() + 2) % 100).padStart(2, '0')}`,
});

/** Where the browser goes next from a form in this state. */
export const cardReturnAddress = ({ state, successUrl, errorUrl, cancelUrl }: CardForm, text: PaymentTexts): string => {
  if (state === 'SAVED') return successUrl;
  return state === 'FAILED' ? withMessage(errorUrl, text.card.refused) : cancelUrl;
};

const fields = ({ card }: PaymentTexts, { number, expiry, fault }: CardEntry): Markup => html`
  <form method="post">
    ${fault === undefined ? '' : html`<p class="state bad" role="alert">${card[fault]}</p>`}
    <label>
      ${card.number}
      <input name="number" inputmode="numeric" autocomplete="off" maxlength="24" value="${number}" required />
    </label>
    <label>
      ${card.expiry}
      <input name="expiry" autocomplete="off" maxlength="7" value="${expiry}" required />
    </label>
    <button name="action" value="save">${card.save}</button>
    <fieldset>
      <legend>${card.others}</legend>
      <button class="outline" name="action" value="fail" formnovalidate>${card.fail}</button>
    </fieldset>
    <button class="quiet" name="action" value="cancel" formnovalidate>${card.cancel}</button>
  </form>
`;

const body = (form: CardForm, text: PaymentTexts, entry: CardEntry): Markup => {
  const { state } = form;
  if (state === 'OPEN')
    return html`<p>${text.card.intro}</p>
      ${fields(text, entry)}`;
  return html`
    <p class="state ${state === 'SAVED' ? 'good' : 'bad'}">${text.card.states[state]}</p>
    <p><a class="button" href="${cardReturnAddress(form, text)}">${text.toStore}</a></p>
  `;
};

export const cardPage = (context: PageContext, form: CardForm, entry = testEntry()): Markup => {
  const { language, storeName } = context;
  const text = paymentTexts[language];
  const content = html`
    <h1>${text.card.title}</h1>
    <p class="muted">${text.card.payee.replace('{store}', () => storeName)}</p>
    ${body(form, text, entry)}
  `;
  return page(context, { ...text, title: text.card.title }, content);
};
