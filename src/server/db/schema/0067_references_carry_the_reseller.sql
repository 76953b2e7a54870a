-- A reference among tables of resellers carries the reseller, so that it cannot lead to another one's row (decision 106), and
-- rules about one row that were found afterwards are constraints. The new indexes and the look at what is there lock the tables:
-- a store with many sales is upgraded in a quiet hour. Data that breaks one of them has the upgrade refused.

-- The owner sees no row of tables with forced row-level security, so new references would be accepted without a look at the old
-- rows. It is forced again below.
do $$
declare
  v_table regclass;
begin
  for v_table in select oid from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity loop
    execute format('alter table %s no force row level security', v_table);
  end loop;
end $$;

-- What is referred to. The id comes first: a list of a reseller's rows keeps the index that it has.
alter table channel add unique (id, reseller_id);
alter table credit_adjustment add unique (id, reseller_id);
alter table credit_note add unique (refund_id, reseller_id);
alter table customer add unique (id, reseller_id);
alter table esim add unique (id, reseller_id), add unique (id, profile_domain_id, customer_id, reseller_id);
alter table event add unique (id, reseller_id);
alter table inventory_item add unique (id, reseller_id);
alter table ledger_account add unique (id, reseller_id);
alter table ledger_transaction add unique (id, reseller_id);
alter table payment add unique (id, reseller_id);
alter table payment_refund add unique (id, payment_id, reseller_id);
alter table profile_domain
  add unique (id, customer_id, reseller_id),
  add unique (id, customer_id, reseller_id, key);
alter table receipt add unique (payment_id, reseller_id);
alter table sold_item add unique (uid, customer_id, reseller_id);
alter table supply_order add unique (uid, reseller_id);
alter table webhook add unique (id, reseller_id);

-- Sales, and the eSIMs of their customers. A sale lies in a profile domain of its customer and of its package (S4), and the eSIM
-- that came with it is in that domain (S3).
alter table profile_domain
  drop constraint profile_domain_customer_id_fkey,
  add constraint profile_domain_customer_id_fkey
    foreign key (customer_id, reseller_id) references customer (id, reseller_id);
alter table esim
  drop constraint esim_customer_id_fkey,
  drop constraint esim_profile_domain_id_fkey,
  add constraint esim_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id),
  add constraint esim_profile_domain_id_fkey
    foreign key (profile_domain_id, customer_id, reseller_id) references profile_domain (id, customer_id, reseller_id);
alter table sold_item
  drop constraint sold_item_inventory_item_id_fkey,
  drop constraint sold_item_customer_id_fkey,
  drop constraint sold_item_profile_domain_id_fkey,
  drop constraint sold_item_esim_id_fkey,
  add constraint sold_item_inventory_item_id_fkey
    foreign key (inventory_item_id, reseller_id) references inventory_item (id, reseller_id),
  add constraint sold_item_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id),
  add constraint sold_item_profile_domain_id_fkey
    foreign key (profile_domain_id, customer_id, reseller_id, profile_domain_key)
    references profile_domain (id, customer_id, reseller_id, key),
  -- A top-up has no eSIM, and then nothing is compared.
  add constraint sold_item_esim_id_fkey
    foreign key (esim_id, profile_domain_id, customer_id, reseller_id)
    references esim (id, profile_domain_id, customer_id, reseller_id);
alter table supply_order
  drop constraint supply_order_uid_fkey,
  drop constraint supply_order_customer_id_fkey,
  -- Also the customer is that of the sale.
  add constraint supply_order_uid_fkey
    foreign key (uid, customer_id, reseller_id) references sold_item (uid, customer_id, reseller_id);
alter table order_give_up
  drop constraint order_give_up_uid_fkey,
  add constraint order_give_up_uid_fkey foreign key (uid, reseller_id) references supply_order (uid, reseller_id);
alter table supply_report
  drop constraint supply_report_esim_id_fkey,
  add constraint supply_report_esim_id_fkey foreign key (esim_id, reseller_id) references esim (id, reseller_id);

-- A message of the store itself has no reseller. Where one part of a reference is null, nothing is compared.
alter table mail
  drop constraint mail_customer_id_fkey,
  add constraint mail_customer_id_fkey foreign key (customer_id, reseller_id) references customer (id, reseller_id),
  add constraint mail_sale_uid_fkey
    foreign key (sale_uid, customer_id, reseller_id) references sold_item (uid, customer_id, reseller_id),
  add constraint mail_customer_check check (customer_id is null or reseller_id is not null),
  add constraint mail_sale_check check (sale_uid is null or customer_id is not null);

-- Money.
alter table ledger_entry
  drop constraint ledger_entry_account_id_fkey,
  drop constraint ledger_entry_transaction_id_fkey,
  add constraint ledger_entry_account_id_fkey
    foreign key (account_id, reseller_id) references ledger_account (id, reseller_id),
  add constraint ledger_entry_transaction_id_fkey
    foreign key (transaction_id, reseller_id) references ledger_transaction (id, reseller_id);
alter table auto_top_up
  drop constraint auto_top_up_payment_id_fkey,
  add constraint auto_top_up_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id);
alter table bank_transfer
  drop constraint bank_transfer_payment_id_fkey,
  drop constraint bank_transfer_credit_payment_id_fkey,
  add constraint bank_transfer_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id),
  add constraint bank_transfer_credit_payment_id_fkey
    foreign key (credit_payment_id, reseller_id) references payment (id, reseller_id);
alter table payment_line
  drop constraint payment_line_payment_id_fkey,
  add constraint payment_line_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id);
alter table payment_report
  drop constraint payment_report_payment_id_fkey,
  add constraint payment_report_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id);
alter table payment_reversal
  drop constraint payment_reversal_payment_id_fkey,
  add constraint payment_reversal_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id);
alter table reported_reversal
  drop constraint reported_reversal_payment_id_fkey,
  add constraint reported_reversal_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id);
alter table payment_refund
  drop constraint payment_refund_id_fkey,
  drop constraint payment_refund_payment_id_fkey,
  add constraint payment_refund_id_fkey foreign key (id, reseller_id) references credit_adjustment (id, reseller_id),
  add constraint payment_refund_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id);
alter table receipt
  drop constraint receipt_payment_id_fkey,
  add constraint receipt_payment_id_fkey foreign key (payment_id, reseller_id) references payment (id, reseller_id);
alter table receipt_file
  drop constraint receipt_file_payment_id_fkey,
  add constraint receipt_file_payment_id_fkey foreign key (payment_id, reseller_id) references receipt (payment_id, reseller_id);
alter table credit_note
  drop constraint credit_note_payment_id_fkey,
  drop constraint credit_note_refund_id_fkey,
  add constraint credit_note_payment_id_fkey foreign key (payment_id, reseller_id) references receipt (payment_id, reseller_id),
  -- Of the payment that the refund is of.
  add constraint credit_note_refund_id_fkey
    foreign key (refund_id, payment_id, reseller_id) references payment_refund (id, payment_id, reseller_id);
alter table credit_note_file
  drop constraint credit_note_file_refund_id_fkey,
  add constraint credit_note_file_refund_id_fkey foreign key (refund_id, reseller_id) references credit_note (refund_id, reseller_id);

-- Events.
alter table webhook
  drop constraint webhook_channel_id_fkey,
  add constraint webhook_channel_id_fkey foreign key (channel_id, reseller_id) references channel (id, reseller_id);
alter table webhook_delivery
  drop constraint webhook_delivery_event_id_fkey,
  drop constraint webhook_delivery_webhook_id_fkey,
  add constraint webhook_delivery_event_id_fkey foreign key (event_id, reseller_id) references event (id, reseller_id),
  add constraint webhook_delivery_webhook_id_fkey
    foreign key (webhook_id, reseller_id) references webhook (id, reseller_id) on delete cascade;
alter table webhook_attempt
  drop constraint webhook_attempt_event_id_fkey,
  add constraint webhook_attempt_event_id_fkey
    foreign key (event_id, reseller_id) references event (id, reseller_id) on delete cascade;

-- A balance is used and expires only after it was started, and was not started before it was sold (S3).
alter table sold_item add constraint sold_item_validity check (
  case when activated_at is null
    then expires_at is null and used_bytes = 0
    else activated_at >= created_at
      and (expires_at is null) = validity_unlimited
      and (expires_at is null or expires_at >= activated_at)
  end);
-- A top-up brings no eSIM, and no eSIM came with two sales.
alter table sold_item add constraint sold_item_top_up check (activation_type <> 'TOP_UP' or esim_id is null);
drop index sold_item_esim;
create unique index sold_item_esim on sold_item (esim_id) where esim_id is not null;

-- The discount and the tax of a payment are what its rates give (M3).
alter table payment
  add constraint payment_discount check (discount = (price * discount_bps + 5000) / 10000),
  add constraint payment_vat check (
    vat = case
      when tax_included then total - round(total * 10000::numeric / (10000 + vat_bps))
      else ((price - discount) * vat_bps + 5000) / 10000
    end);

-- A booking names who asked for it, and the bonus its reseller (M5).
alter table ledger_transaction
  add constraint ledger_transaction_actor check (actor <> ''),
  add constraint ledger_transaction_bonus check (cause <> 'bonus' or reference = reseller_id);

-- The token of a card is kept for a charge that is under way, and an automatic top-up that is on has a card (M7). Only at the end
-- of a transaction: what removes a card switches the top-up off after that.
alter table auto_top_up
  add constraint auto_top_up_token check (token_encrypted is null or payment_id is not null),
  add column card_reseller_id uuid generated always as (case when enabled then reseller_id end) stored,
  add constraint auto_top_up_card foreign key (card_reseller_id) references payment_card (reseller_id)
    deferrable initially deferred;

-- No effect has two keys (E1).
drop index idempotency_key_effect;
create unique index idempotency_key_effect on idempotency_key (effect, kind, reseller_id) where effect is not null;

do $$
declare
  v_table regclass;
begin
  for v_table in
    select oid from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity loop
    execute format('alter table %s force row level security', v_table);
  end loop;
end $$;
