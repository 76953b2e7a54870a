import type { Language } from '#domain/languages.ts';
import { rollSdkKeys } from '../credentials/index.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { AccountDeps } from './gate.ts';
import { tellOfSecondFactor } from './tell-of-second-factor.ts';
import type { User } from './users.ts';

/**
 * Takes away what was typed into an account and others read: its brand, whom invoices name, the names and prices of its
 * packages, what it has sent to customers, and what it asked the operator for. What is the books' stays. The terms are accepted anew, and messages come
 * in the language of who took the account back.
 */
const forgetEntries = async (tx: TransactionSql, resellerId: string, language: Language): Promise<void> => {
  await tx`
    update reseller set brand_name = null, name_granted = false, logo_url = null, accent_color = null,
      header_color = null, faq_url = null, contact_email = null, contact_phone = null, contact_url = null,
      display_currency = null, first_name = '', last_name = '', company_name = '',
      tax_id = '', country = null, address_line1 = '', address_line2 = '', address_line3 = '', postal_code = '',
      town_or_district = '', terms_accepted = null, terms_accepted_at = null, language = ${language}, updated_at = now()
    where reseller_id = ${resellerId}`;
  await tx`
    update inventory_item i set name = p.name, retail_price = null from product p
    where p.id = i.product_id and i.reseller_id = ${resellerId} and (i.name <> p.name or i.retail_price is not null)`;
  await tx`delete from logo where reseller_id = ${resellerId}`;
  await tx`delete from reseller_request where reseller_id = ${resellerId}`;
  await tx`delete from notification_setting where reseller_id = ${resellerId}`;
};

type Claim = { user: User; language: Language; factors: number };

/** The part of the store, if the user has opened one. */
const claimStore = async (
  tx: TransactionSql,
  { secret, issuer }: Pick<AccountDeps, 'secret' | 'issuer'>,
  { user, language, factors }: Claim,
): Promise<void> => {
  const [reseller] = await tx<{ resellerId: string; channels: number; webhooks: number }[]>`
    select r.reseller_id, ended.* from reseller r cross join lateral end_api_access(r.reseller_id) ended
    where r.issuer = ${issuer} and r.subject = ${user.id}`;
  if (!reseller) return;
  const { resellerId, channels, webhooks } = reseller;
  const owner = { resellerId, actor: user.email };
  const sdkKeys = await rollSdkKeys(tx, secret, owner);
  await forgetEntries(tx, resellerId, language);
  // The card may be a stranger's as well: it stays for payments under way, and charges nothing by itself.
  await tx`select switch_auto_top_up_off(${resellerId})`;
  await audit(tx, owner, 'account claimed', user.id, { factors, channels, webhooks, sdkKeys });
};

/**
 * Ends what was set up in an account before anybody had shown to read its mail: its second factor, channels of the
 * partner API, addresses of webhooks, the keys of the SDK, and what others read of it. Somebody else may have
 * registered with the e-mail address, and would get at what the owner pays in later, or speak to the owner's customers
 * (decision 82). For an account with a confirmed address all of it stays: its owner set it up. Returns whether it
 * ended.
 */
export const claimAccount = async (
  tx: TransactionSql,
  deps: Pick<AccountDeps, 'secret' | 'limits' | 'issuer'>,
  user: User,
  language: Language,
): Promise<boolean> => {
  const [unclaimed] = await tx`select from identity_user where id = ${user.id} and confirmed_at is null`;
  if (!unclaimed) return false;
  const { count: factors } = await tx`delete from identity_second_factor where user_id = ${user.id}`;
  await tx`
    update identity_user set language = ${language}, given_name = '', family_name = '' where id = ${user.id}`;
  await claimStore(tx, deps, { user, language, factors });
  // Last, in the language that the account has now.
  if (factors > 0) await tellOfSecondFactor(tx, deps, user, 'off');
  return true;
};
