import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { Sale } from '#contract/operator/model/sale.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { toSum } from '../operators/index.ts';
import type { StatementDeps } from './deps.ts';

type Row = Pick<Sale, 'uid' | 'reseller' | 'name' | 'state' | 'channel'> & {
  dataPackage: PackageFacts;
  price: Minor;
  currency: string;
  soldAt: Date;
  refundedAt: Date | null;
};

/** A sale, without its customer. */
export const getSale = async (
  { db: { system } }: StatementDeps,
  _caller: OperatorCaller,
  { params }: Input<'getSale'>,
): Promise<Sale> => {
  const [row] = await system<Row[]>`
    select s.uid, jsonb_build_object('id', r.reseller_id, 'email', r.email) as reseller, s.name,
      (select package_facts(product) from product where product.id = s.product_id) as data_package, s.state,
      jsonb_build_object('name', s.channel_name, 'type', s.channel_type) as channel, s.purchase_price as price, s.currency,
      s.created_at as sold_at, s.refunded_at
    from sold_item s join reseller r on r.reseller_id = s.reseller_id
    where s.uid = ${requireId(params.id)}`;
  const { price, currency, soldAt, refundedAt, ...sale } = orNotFound(row);
  return {
    ...sale,
    price: toSum(price, currency),
    soldAt: soldAt.toISOString(),
    ...omitNullish({ refundedAt: refundedAt?.toISOString() }),
  };
};
