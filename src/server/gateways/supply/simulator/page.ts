import { html } from 'hono/html';
import { countryName } from '#domain/country-name.ts';
import { fromBytes } from '#domain/data-volume.ts';
import { momentInWords } from '#domain/date-words.ts';
import { canUseData, type EsimStep, possibleSteps } from '#domain/esim-lifecycle.ts';
import type { Language } from '#domain/languages.ts';
import type { Markup } from '../../../http/markup.ts';
import { countryListMarkup, shownCountry } from '../../../http/pages/index.ts';
import { packageName } from '#domain/package-name.ts';
import { fact, page, type PageContext } from '../../pages/layout.ts';
import { NETWORK, type PhoneBalance, type PhoneView } from './phone.ts';
import { type PhoneTexts, phoneTexts } from './texts.ts';

export const largestUseMegabytes = 1_000_000;
const usualUseMegabytes = 50;

const sizeText = (bytes: number, language: Language): string => {
  const { sizeValue, sizeUnit } = fromBytes(bytes);
  return `${sizeValue.toLocaleString(language)} ${sizeUnit}`;
};

const end = ({ isStarted, startsAtFirstUse, expiresAt }: PhoneBalance, text: PhoneTexts, language: Language) => {
  if (!isStarted) return startsAtFirstUse ? text.waits : text.inactive;
  if (expiresAt === null) return text.unending;
  return text.expires.replace('{date}', `${momentInWords(new Date(expiresAt), language, 'UTC')} UTC`);
};

const rest = ({ sizeBytes, usedBytes, isUnlimited }: PhoneBalance, text: PhoneTexts, language: Language): string =>
  isUnlimited
    ? text.unlimited
    : text.left
        .replace('{left}', sizeText(sizeBytes - usedBytes, language))
        .replace('{size}', sizeText(sizeBytes, language));

const balanceList = (balances: readonly PhoneBalance[], text: PhoneTexts, language: Language): Markup => {
  if (balances.length === 0) return html`<p class="muted">${text.noBalances}</p>`;
  const entries = balances.map(
    (balance) =>
      html`<li>
        <span>${packageName(balance, language)}<small>${end(balance, text, language)}</small></span>
        <strong>${rest(balance, text, language)}</strong>
      </li>`,
  );
  return html`<ul class="balances">
    ${entries}
  </ul>`;
};

/** The countries that any balance covers. */
const coveredCountries = (balances: readonly PhoneBalance[]): string[] => [
  ...new Set(balances.flatMap(({ includedCountries }) => includedCountries)),
];

const dataForm = ({ esim, balances }: PhoneView, text: PhoneTexts, language: Language): Markup => {
  const countries = coveredCountries(balances);
  if (countries.length === 0) return html`<p class="muted">${text.nothingToUse}</p>`;
  return html`<form method="post">
    <label>
      ${text.megabytes}
      <input
        name="megabytes"
        type="number"
        inputmode="numeric"
        min="1"
        max="${largestUseMegabytes}"
        value="${usualUseMegabytes}"
        required
      />
    </label>
    <label
      >${text.country}<input
        name="country"
        list="countries"
        autocomplete="off"
        value="${shownCountry(esim.lastCountry ?? countries[0] ?? '', language)}"
        required
      />${countryListMarkup('countries', countries, language)}</label
    >
    <button name="action" value="use">${text.useData}</button>
  </form>`;
};

const stepForm = (steps: readonly EsimStep[], canUse: boolean, text: PhoneTexts): Markup => {
  const buttons = steps.map((step, index) => {
    const isNext = index === 0 && step !== 'delete' && !canUse;
    return html`<button class="${isNext ? '' : 'outline'}" name="action" value="${step}">${text.steps[step]}</button>`;
  });
  return html`<form method="post"><fieldset>${buttons}</fieldset></form>`;
};

/** The result of the last use; `used` is undefined when there was none. */
const lastUseNote = (used: number | undefined, text: PhoneTexts, language: Language): Markup => {
  if (used === undefined) return html``;
  if (used === 0) return html`<p class="state bad" role="status">${text.noneUsed}</p>`;
  return html`<p class="state good" role="status">${text.used.replace('{size}', sizeText(used, language))}</p>`;
};

export const phonePage = (context: PageContext, view: PhoneView, used?: number): Markup => {
  const { language } = context;
  const text = phoneTexts[language];
  const { esim, balances } = view;
  const steps = possibleSteps(esim.state);
  const canUse = canUseData(esim.state);
  const network = esim.lastCountry === null ? '-' : `${NETWORK.name}, ${countryName(esim.lastCountry, language)}`;
  const content = html`
    <h1>ICCID <span class="code">${esim.iccid}</span></h1>
    <dl>${fact(text.state, esim.state)} ${fact(text.network, network)}</dl>
    ${lastUseNote(used, text, language)} ${esim.state === 'DELETED' ? html`<p class="state">${text.deleted}</p>` : ''}
    ${canUse ? dataForm(view, text, language) : ''} ${steps.length > 0 ? stepForm(steps, canUse, text) : ''}
    <h2>${text.balances}</h2>
    ${balanceList(balances, text, language)}
  `;
  return page(context, text, content);
};
