// For each check, ways to violate its invariant, as only the owner of the database can: without triggers, foreign
// keys and constraints. Each is a statement, or several; `$sale` and its kin stand for ids (checks.test.ts). What a constraint
// holds is not checked: nobody can write it.
import { plantsOfMonths } from './plants-of-months.ts';

/** A refund that says it was made, and nothing else knows of. */
const refundOfNothing = `
  with olivia as (
    insert into operator (issuer, subject, email) values ('x', 'x', 'olivia@example.com') returning id),
  entered as (
    insert into credit_adjustment (id, reseller_id, amount, currency, reason, note, state, operator_id)
      select gen_random_uuid(), $reseller, -500, 'USD', 'REFUND', 'x', 'BOOKED', id from olivia returning id)
  insert into payment_refund (id, reseller_id, payment_id, by_hand, reference, state, begun_at, ended_at)
    select id, $reseller, $payment, true, 'x', 'REFUNDED', now(), now() from entered`;

export const plants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  balances: {
    'a balance that is one more than its entries': `
      update ledger_account set balance = balance + 1 where reseller_id = $reseller and kind = 'credit'`,
    'an entry that is gone': `
      delete from ledger_entry where account_id = (
        select id from ledger_account where reseller_id = $reseller and kind = 'bonus')`,
  },
  transactions: {
    'an entry that is one more': `
      update ledger_entry set amount = amount + 1 where transaction_id = (
        select id from ledger_transaction where reference = $sale and cause = 'sale') and amount > 0`,
    'entries of two currencies': `
      update ledger_account set currency = 'EUR' where reseller_id = $reseller and kind = 'sales'`,
  },
  'ledger-chain': {
    'an entry that was changed on both sides': `
      update ledger_entry set amount = amount * 2 where transaction_id = (
        select id from ledger_transaction where reference = $sale and cause = 'sale')`,
    'an actor that was changed': `update ledger_transaction set actor = 'nobody' where reference = $refunded and cause = 'sale'`,
    'an entry that is gone with its booking': `
      with gone as (
        delete from ledger_entry where transaction_id = (
          select id from ledger_transaction where reference = $sale and cause = 'sale') returning transaction_id)
      delete from ledger_transaction where id in (select transaction_id from gone)`,
    'an account without its newest entry': `update ledger_account set last_hash = '' where reseller_id = $reseller`,
  },
  currencies: {
    'money in an account that came from none': `
      insert into ledger_account (reseller_id, kind, currency, balance) values ($reseller, 'credit', 'EUR', 500)`,
  },
  credit: {
    'credit below zero': `
      alter table ledger_account drop constraint ledger_account_check;
      update ledger_account set balance = -1 where reseller_id = $reseller and kind = 'credit'`,
  },
  'payment-totals': {
    'a line that is one more': `update payment_line set total = total + 1 where payment_id = $payment`,
  },
  'append-only': {
    'a table whose trigger is off': `alter table ledger_entry disable trigger append_only`,
    'a table whose trigger is gone': `drop trigger append_only on receipt`,
    'a month whose trigger is off': `
      do $$ begin
        execute format('alter table %I disable trigger append_only', 'audit_entry' || to_char(now(), '_YYYY_MM'));
      end $$`,
    'a right to remove': `grant delete on audit_entry to simshelf_app`,
    'a right to change': `grant update on ledger_transaction to simshelf_system`,
  },
  ...plantsOfMonths,
  'booking-causes': {
    'a booking whose sale is gone': `delete from sold_item where uid = $sale`,
    'a booking whose payment is gone': `delete from payment where id = $payment`,
    'a reversal that there is not': `
      insert into ledger_transaction (reseller_id, cause, reference, actor)
        values ($reseller, 'reversal', gen_random_uuid(), 'payment provider')`,
    'a change of credit that there is not': `
      insert into ledger_transaction (reseller_id, cause, reference, actor)
        values ($reseller, 'adjustment', gen_random_uuid(), 'operator')`,
  },
  'below-cost': {
    'a package on sale for less than it costs': `
      insert into wholesale (product_id, supplier, cost, cost_currency, approved_at)
        select id, 'wholesaler', price * 2, 'USD', now() from product where active limit 1
        on conflict (product_id) do update set supplier = excluded.supplier, cost = excluded.cost`,
  },
  'credit-adjustments': {
    'a change of credit that is not in the ledger': `
      with olivia as (
        insert into operator (issuer, subject, email) values ('x', 'x', 'olivia@example.com') returning id)
      insert into credit_adjustment (id, reseller_id, amount, currency, reason, note, state, operator_id)
        select gen_random_uuid(), $reseller, 500, 'USD', 'GOODWILL', 'x', 'BOOKED', id from olivia`,
    'one that waits and is in the ledger': `
      with olivia as (
        insert into operator (issuer, subject, email) values ('x', 'x', 'olivia@example.com') returning id),
      waiting as (
        insert into credit_adjustment (id, reseller_id, amount, currency, reason, note, state, operator_id)
          select gen_random_uuid(), $reseller, 500, 'USD', 'GOODWILL', 'x', 'WAITING', id from olivia returning id),
      booked as (
        insert into ledger_transaction (reseller_id, cause, reference, actor)
          select $reseller, 'adjustment', id, 'olivia@example.com' from waiting returning id)
      insert into ledger_entry (transaction_id, account_id, reseller_id, amount, hash)
        select booked.id, account.id, $reseller, 500, ''
          from booked, ledger_account account
          where account.reseller_id = $reseller and account.currency = 'USD' and account.kind = 'credit'`,
  },
  'payment-reversals': {
    'a payment taken back that is not booked': `
      insert into payment_reversal (id, reseller_id, payment_id, kind, provider_reference, amount)
        values (gen_random_uuid(), $reseller, $payment, 'refund', 'ch_1', 1)`,
    'more taken back than was paid': `
      with taken as (
        insert into payment_reversal (id, reseller_id, payment_id, kind, provider_reference, amount)
          select gen_random_uuid(), $reseller, id, 'refund', 'ch_1', total + 1 from payment where id = $payment
          returning id, amount),
      booked as (
        insert into ledger_transaction (reseller_id, cause, reference, actor)
          select $reseller, 'reversal', id, 'payment provider' from taken returning id)
      insert into ledger_entry (transaction_id, account_id, reseller_id, amount, hash)
        select booked.id, account.id, $reseller, taken.amount * leg.sign, ''
          from booked, taken, (values ('payments', 1), ('credit', -1)) as leg (kind, sign)
          join ledger_account account on account.kind = leg.kind
          where account.reseller_id = $reseller and account.currency = 'USD'`,
  },
  'payment-refunds': {
    'a refund that was made and took nothing': refundOfNothing,
    'one of no payment': `
      with olivia as (
        insert into operator (issuer, subject, email) values ('x', 'x', 'olivia@example.com') returning id)
      insert into credit_adjustment (id, reseller_id, amount, currency, reason, note, state, operator_id)
        select gen_random_uuid(), $reseller, -500, 'USD', 'REFUND', 'x', 'WAITING', id from olivia`,
  },
  receipts: {
    'a receipt that is gone': `delete from receipt where payment_id = $payment`,
    'a number that was given to none': `update receipt_series set last = last + 1 where reseller_id = $reseller`,
  },
  'credit-notes': {
    'a refund that was made without one': refundOfNothing,
    'a number that was given to none': `
      update receipt_series set last_credit_note = last_credit_note + 1 where reseller_id = $reseller`,
  },
  'sale-bookings': {
    'a sale that was not charged': `delete from ledger_transaction where reference = $sale and cause = 'sale'`,
    'a sale that was charged too little': `
      update ledger_entry set amount = amount + 1 where transaction_id = (
        select id from ledger_transaction where reference = $sale and cause = 'sale')`,
    'a refund that paid nothing back': `
      update sold_item set state = 'refunded', refunded_at = now() where uid = $sale`,
    'money back for a sale that was not refunded': `
      update sold_item set state = 'purchased', refunded_at = null where uid = $refunded`,
    'a charge for a unit of own stock': `update sold_item set state = 'activated' where uid = $sale`,
  },
  'charges-under-way': {
    'a charge that is not continued': `update payment set status = 'PENDING' where id = $charge`,
  },
  'charges-a-day': {
    'a 25th charge': `
      insert into payment (id, reseller_id, purpose, currency, price, vat, vat_bps, total, method_id, method_name, actor,
          automatic, status)
        select gen_random_uuid(), $reseller, 'CREDIT', 'USD', 1, 0, 0, 1, 'card', 'Card', 'test', true, 'FAILURE'
        from generate_series(1, 24)`,
  },
  'charges-after-refusals': {
    'a charge a minute after a refusal': `
      update payment set status = 'FAILURE', created_at = now() - interval '10 minutes',
        settled_at = now() - interval '10 minutes' where id = $charge;
      update audit_entry set created_at = now() - interval '1 day' where action = 'automatic top-up';
      insert into payment (id, reseller_id, purpose, currency, price, vat, vat_bps, total, method_id, method_name, actor,
          automatic, created_at)
        values (gen_random_uuid(), $reseller, 'CREDIT', 'USD', 1, 0, 0, 1, 'card', 'Card', 'test', true,
          now() - interval '9 minutes')`,
  },
  'stored-answers': {
    'the answer of a sale that is gone': `delete from sold_item where uid = $keyed`,
    'the answer of a payment that is gone': `delete from payment where id = $payment`,
  },
  'whole-sales': {
    'a sale without its eSIM': `update sold_item set esim_id = null where uid = $sale`,
  },
  'orders-in-doubt': {
    'an order that is open for 16 minutes': `
      insert into supply_order (reseller_id, uid, customer_id, supplier, package, esim_id, is_new_esim, created_at)
        select reseller_id, uid, customer_id, 'simulator', 'x', gen_random_uuid(), true, now() - interval '16 minutes'
        from sold_item where uid = $sale`,
    'a package that was taken back and not refunded': `
      insert into supply_order (reseller_id, uid, customer_id, supplier, package, esim_id, is_new_esim, state, due_at,
          withdrawn_at)
        select reseller_id, uid, customer_id, 'simulator', 'x', gen_random_uuid(), true, 'DELIVERED', null,
          now() - interval '16 minutes'
        from sold_item where uid = $sale`,
  },
  'whole-customers': {
    'a customer whose eSIM is gone': `delete from esim where customer_id = $customer`,
  },
  'accounts-of-address': {
    'a reseller whose account has another issuer': `
      update reseller set issuer = 'http://elsewhere.example/oidc' where reseller_id = $reseller`,
    'an operator whose account has another issuer': `
      insert into operator (issuer, subject, email)
        select 'http://elsewhere.example/oidc', subject, email from reseller where reseller_id = $reseller`,
  },
  'payments-in-doubt': {
    'a payment that was never started': `
      update payment set status = 'PENDING', payment_url = null, created_at = now() - interval '61 minutes' where id = $payment`,
    'a charge that is not asked for again': `
      update payment set status = 'PENDING', created_at = now() - interval '25 hours' where id = $charge`,
    'a payment whose page stays undecided': `
      update payment set status = 'PENDING', created_at = now() - interval '33 days' where id = $payment`,
  },
  'payment-bookings': {
    'a payment that is paid and not booked': `delete from ledger_transaction where reference = $payment`,
    'a payment that is booked and not paid': `update payment set status = 'FAILURE' where id = $payment`,
    'a payment that is booked by another amount': `
      update ledger_entry set amount = 2 * amount where transaction_id = (
        select id from ledger_transaction where reference = $payment)`,
    'a paid payment without a receipt': `delete from receipt where payment_id = $payment`,
  },
  stock: {
    'a unit that is nowhere': `update inventory_item set stock = stock - 1 where id = $item`,
    'a unit too many': `update inventory_item set stock = stock + 1 where id = $item`,
    'a sale from stock that is gone': `
      delete from sold_item where reseller_id = $reseller and state = 'activated'`,
  },
  'paid-stock': {
    'units without a payment': `update inventory_item set stock = stock + 1, bought = bought + 1 where id = $item`,
    'units that were paid and did not come': `update payment_line set amount = amount + 1 where product_id is not null`,
  },
  'esim-pool': {
    'a profile that is to be given a second time': `
      insert into esim_pool (id, iccid, imsi, activation_code)
        select gen_random_uuid(), iccid, 'other', 'other' from esim where customer_id = $customer`,
  },
  'channels-of-sales': {
    'the channel of another reseller': `
      update sold_item set channel_id = (select id from channel where reseller_id = $other limit 1) where uid = $sale`,
  },
  references: {
    'a reference that does not carry the reseller': `
      alter table esim drop constraint esim_customer_id_fkey, add foreign key (customer_id) references customer (id)`,
    'one that was not tried on the rows before it': `
      alter table supply_report drop constraint supply_report_esim_id_fkey,
        add foreign key (esim_id, reseller_id) references esim (id, reseller_id) not valid`,
    'one whose trigger is off': `alter table payment_line disable trigger all`,
  },
  'row-level-security': {
    'a table that its owner may read past it': `alter table sold_item no force row level security`,
    'a table without it': `alter table customer disable row level security`,
    'a role that goes round it': `alter role simshelf_app bypassrls`,
  },
  deliveries: {
    'an event that waits for six days': `
      update webhook_delivery set queued_at = now() - interval '6 days' where reseller_id = $reseller`,
  },
  'erased-customers': {
    'a note at a sale': `update sold_item set metatag = 'for Tom' where customer_id = $erased`,
    'an eSIM that is still followed': `update esim set last_seen = now() where customer_id = $erased`,
    'an eSIM that is still in use': `update esim set active = true where customer_id = $erased`,
    'an e-mail address in an answer': `
      update idempotency_key set answer = jsonb_set(answer, '{customer,email}', '"tom@example.com"')
        where customer_id = $erased::text`,
    'an event': `
      insert into event (reseller_id, type, data)
        select reseller_id, 'COUNTRY_CHANGE', jsonb_build_object('uid', id) from esim where customer_id = $erased`,
  },
  'audited-sales': {
    'a sale without an entry': `delete from audit_entry where action = 'sale' and reference = $sale::text`,
  },
  audited: {
    'a change of credit without an entry': `
      with olivia as (
        insert into operator (issuer, subject, email) values ('x', 'x', 'olivia@example.com') returning id)
      insert into credit_adjustment (id, reseller_id, amount, currency, reason, note, state, operator_id)
        select gen_random_uuid(), $reseller, 500, 'USD', 'GOODWILL', 'x', 'BOOKED', id from olivia`,
  },
  'audited-refunds': {
    'a refund without an entry': `delete from audit_entry where action = 'refund' and reference = $refunded::text`,
  },
  'audited-payments': {
    'a payment without an entry': `delete from audit_entry where action = 'payment' and reference = $payment::text`,
    'a payment that went back without an entry': `
      insert into payment_reversal (id, reseller_id, payment_id, kind, provider_reference, amount)
        values (gen_random_uuid(), $reseller, $payment, 'refund', 'ch_1', 1)`,
  },
};

/** What nobody can write, and the constraint that refuses it. */
export const refused: readonly (readonly [fault: string, constraint: string, statement: string])[] = [
  [
    'an eSIM that goes to another customer',
    'sold_item_esim_id_fkey',
    `update esim set customer_id = $another where customer_id = $customer`,
  ],
  [
    'a sale that goes to another customer than its eSIM',
    'sold_item_profile_domain_id_fkey',
    `update sold_item set customer_id = $another where uid = $sale`,
  ],
  [
    'a top-up of the balance of another customer',
    'sold_item_profile_domain_id_fkey',
    `update sold_item set profile_domain_id = (select id from profile_domain where customer_id = $another), esim_id = null
      where uid = $sale`,
  ],
  [
    'a package on a profile that it does not work on',
    'sold_item_profile_domain_id_fkey',
    `update sold_item set profile_domain_key = 'other' where uid = $sale`,
  ],
  [
    'an order for another customer than that of its sale',
    'supply_order_uid_fkey',
    `insert into supply_order (reseller_id, uid, customer_id, supplier, package, esim_id, is_new_esim)
      values ($reseller, $sale, $another, 'simulator', 'x', gen_random_uuid(), true)`,
  ],
  ['an end without a beginning', 'sold_item_validity', `update sold_item set activated_at = null where uid = $sale`],
  ['a beginning without an end', 'sold_item_validity', `update sold_item set expires_at = null where uid = $sale`],
  [
    'use before the beginning',
    'sold_item_validity',
    `update sold_item set activated_at = null, expires_at = null, used_bytes = 1 where uid = $sale`,
  ],
  [
    'a beginning before the sale',
    'sold_item_validity',
    `update sold_item set activated_at = created_at - interval '1 day' where uid = $sale`,
  ],
  [
    'an end before the beginning',
    'sold_item_validity',
    `update sold_item set expires_at = activated_at - interval '1 day' where uid = $sale`,
  ],
  [
    'an eSIM that comes with two sales',
    'sold_item_esim',
    `update sold_item set esim_id = (select esim_id from sold_item where uid = $refunded) where uid = $sale`,
  ],
  [
    'a top-up that brings an eSIM',
    'sold_item_top_up',
    `update sold_item set activation_type = 'TOP_UP' where uid = $sale`,
  ],
  [
    'a discount that is not what the rate gives',
    'payment_discount',
    `update payment set discount = 1, total = total - 1 where id = $payment`,
  ],
  [
    'a tax that is not what the rate gives',
    'payment_vat',
    `update payment set vat = vat + 1, total = total + 1 where id = $payment`,
  ],
  [
    'a second bonus',
    'ledger_transaction_bonus',
    `insert into ledger_transaction (reseller_id, cause, reference, actor) values ($reseller, 'bonus', gen_random_uuid(), 'x')`,
  ],
  [
    'a booking without an actor',
    'ledger_transaction_actor',
    `insert into ledger_transaction (reseller_id, cause, reference, actor) values ($reseller, 'correction', gen_random_uuid(), '')`,
  ],
  [
    'the token of a charge that is over',
    'auto_top_up_token',
    `update auto_top_up set token_encrypted = 'x' where reseller_id = $reseller`,
  ],
  [
    'an automatic top-up without a card',
    'auto_top_up_card',
    `delete from payment_card where reseller_id = $reseller; set constraints all immediate`,
  ],
  [
    'two keys for one sale',
    'idempotency_key_effect',
    `insert into idempotency_key (reseller_id, kind, key, request_hash, answer)
      select reseller_id, kind, 'another', request_hash, answer
      from idempotency_key where answer #>> '{sale,uid}' = $keyed::text`,
  ],
  [
    'the country of a customer who was erased',
    'customer_check',
    `update customer set country = 'DE' where id = $erased`,
  ],
  [
    'a message to a customer of no reseller',
    'mail_customer_check',
    `insert into mail (kind, language, customer_id) values ('x', 'en', $customer)`,
  ],
  [
    'a message of a sale to nobody',
    'mail_sale_check',
    `insert into mail (kind, language, reseller_id, sale_uid) values ('x', 'en', $reseller, $sale)`,
  ],
];
