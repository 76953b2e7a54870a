import { background } from './background.ts';
import { cluster } from './cluster.ts';
import type { Fault } from './fault.ts';
import { growth } from './growth.ts';
import { http } from './http.ts';
import { idempotency } from './idempotency.ts';
import { identity } from './identity.ts';
import { invoices } from './invoices.ts';
import { isolation } from './isolation.ts';
import { mail } from './mail.ts';
import { money } from './money.ts';
import { personalData } from './personal-data.ts';
import { rehearsal } from './rehearsal.ts';
import { stock } from './stock.ts';
import { topUps } from './top-ups.ts';
import { travellers } from './travellers.ts';
import { upgrades } from './upgrades.ts';
import { web } from './web.ts';
import { webhooks } from './webhooks.ts';

/** Every planted fault, by the area that it would hurt. */
export const faultsByArea: Readonly<Record<string, readonly Fault[]>> = {
  money,
  stock,
  idempotency,
  isolation,
  identity,
  webhooks,
  http,
  travellers,
  'personal-data': personalData,
  background,
  'top-ups': topUps,
  cluster,
  mail,
  upgrades,
  web,
  growth,
  rehearsal,
  invoices,
};
