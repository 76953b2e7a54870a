import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerMailState } from '#contract/storefront/model/customerMailState.ts';

type CustomerMailTextProps = {
  /** What became of the message with the link. */
  state: CustomerMailState;
  /** Where it was sent. */
  email: string | undefined;
};

/**
 * What became of the message that sends a customer the link to the eSIM, in a sentence.
 *
 * Use it where a sale is shown that has a message: after the sale, and on the page of the sale.
 *
 * Anatomy: one sentence, without a frame: it is part of a paragraph or of a list of facts.
 *
 * Do:
 * - Leave it out where the sale has no message.
 *
 * Don't:
 * - Add a reason of your own: each state says why, and what to do.
 */
export const CustomerMailText = ({ state, email = '' }: CustomerMailTextProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return <>{t(`customerMail.${state}`, { email })}</>;
};
