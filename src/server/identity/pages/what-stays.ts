import { html } from 'hono/html';
import type { Markup } from '../../http/markup.ts';
import { partnerApiPath, webhooksPath } from './paths.ts';
import type { Texts } from './texts.ts';

/**
 * What goes on without a session: programs do not sign in with the password, and a stranger who was in the account may have
 * made one.
 */
export const whatStaysMarkup = (text: Texts): Markup => html`
  <p>
    ${text.channelsStay} <a href="${partnerApiPath}">${text.toChannels}</a> ·
    <a href="${webhooksPath}">${text.toWebhooks}</a>
  </p>
`;
