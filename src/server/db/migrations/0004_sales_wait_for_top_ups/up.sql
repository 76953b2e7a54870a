alter table auto_top_up
  -- What the sales that wait for the next charge cost together, in minor units; the charge buys for them as well.
  add column asked bigint not null default 0 check (asked >= 0),
  -- How often what was asked for has been dealt with: a sale that asked in an earlier round need not ask again.
  add column round integer not null default 0;
