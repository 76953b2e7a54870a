import { z } from 'zod';
import type { Queryable } from '../db/connect.ts';

const URL_LENGTH_MAX = 2048; // openapi/storefront/profiles.yaml
const NAME_LENGTH_MAX = 255;

const address = z
  .url({ protocol: /^https$/, error: 'must be an https address' })
  .max(URL_LENGTH_MAX)
  .nullable();
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #ff6600')
  .nullable();

/** A reseller's branding for travellers. Absent fields stay as they are; null removes one. At least one must be given. */
export const branding = z
  .strictObject({
    brandName: z.string().trim().min(1).max(NAME_LENGTH_MAX).nullable(),
    logoUrl: address,
    accentColor: color,
    headerColor: color,
    faqUrl: address,
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Say what is to change.');

export type Branding = z.output<typeof branding>;

/** Changes the branding of the reseller with this e-mail address; returns false when there is none. */
export const brandReseller = async (system: Queryable, email: string, changes: Branding): Promise<boolean> => {
  const { count } = await system`
    with branded as (
      update reseller set ${system(changes)} where email = ${email.toLowerCase()} returning reseller_id
    )
    insert into audit_entry (reseller_id, actor, action, reference)
    select reseller_id, 'operator', 'brand', reseller_id from branded`;
  return count > 0;
};
