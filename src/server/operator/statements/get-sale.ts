import type { SaleRecord } from '#contract/operator/model/saleRecord.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { StatementDeps } from '../../statements/index.ts';
import { findSaleRow, toSaleRecord } from './sale-record.ts';

/** A sale, without its customer. */
export const getSale = async (
  { db: { system } }: StatementDeps,
  _caller: OperatorCaller,
  { params }: Input<'getSale'>,
): Promise<SaleRecord> => toSaleRecord(system, orNotFound(await findSaleRow(system, requireId(params.id))));
