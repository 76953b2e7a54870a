// The operator document: its operations and its security scheme.
import { operations } from '#contract/operator/operations.ts';
import type { operations as Types } from '#contract/operator/paths.ts';
import { adjustCredit, confirmAdjustment, declineAdjustment, endAttempt } from '../operator/adjustments/index.ts';
import { declineGiveUp, giveUpOrder, listAttention, resendEvents, retryOrder } from '../operator/attention/index.ts';
import type { OperatorCaller } from '../core/operator.ts';
import { alsoForPages, bearerScheme } from '../http/authentication.ts';
import { type ContractRouter, createContractRouter } from '../http/contract-router.ts';
import { getOperator, operatorOf } from '../operator/operators/index.ts';
import {
  answerRequest,
  confirmPricing,
  declinePricing,
  exportResellers,
  exportResellersWorkbook,
  getReseller,
  liftSuspension,
  listResellers,
  sumResellers,
  listSignIns,
  setPricing,
  signOutReseller,
  suspendReseller,
  viewStore,
} from '../operator/resellers/index.ts';
import {
  getLegalVersion,
  listLegalDrafts,
  listLegalVersions,
  publishLegalVersion,
  saveLegalDraft,
} from '../operator/legal/index.ts';
import {
  confirmPriceChange,
  declinePriceChange,
  exportPackages,
  exportPackagesWorkbook,
  exportPriceList,
  exportPriceListWorkbook,
  getPriceChange,
  getPriceList,
  getPriceRules,
  listPackages,
  listSuppliers,
  previewCostRate,
  previewPriceRules,
  setPackagesOnSale,
  setCostRate,
  setPriceRules,
  takeCatalogue,
} from '../operator/packages/index.ts';
import {
  exportPayments,
  exportPaymentsWorkbook,
  getPayment,
  listPayments,
  sumPayments,
  refundPayment,
  settleTransfer,
} from '../operator/payments/index.ts';
import {
  exportSales,
  exportSalesWorkbook,
  exportStatement,
  exportStatementWorkbook,
  getMonthlyStatement,
  getSale,
  getStatement,
  getStatementDocument,
  listSales,
  sumSales,
} from '../operator/statements/index.ts';
import { getToday } from '../operator/today/index.ts';
import type { ApiDeps } from './deps.ts';
import type { Services } from './services.ts';

const handlers = {
  getOperator,

  getToday,

  declineGiveUp,
  giveUpOrder,
  listAttention,
  resendEvents,
  retryOrder,

  answerRequest,
  confirmPricing,
  declinePricing,
  exportResellers,
  exportResellersWorkbook,
  getReseller,
  liftSuspension,
  listResellers,
  sumResellers,
  listSignIns,
  setPricing,
  signOutReseller,
  suspendReseller,
  viewStore,

  exportPayments,
  exportPaymentsWorkbook,
  getPayment,
  listPayments,
  sumPayments,
  settleTransfer,
  refundPayment,

  getLegalVersion,
  listLegalDrafts,
  listLegalVersions,
  publishLegalVersion,
  saveLegalDraft,

  confirmPriceChange,
  declinePriceChange,
  exportPackages,
  exportPackagesWorkbook,
  exportPriceList,
  exportPriceListWorkbook,
  getPriceChange,
  getPriceList,
  getPriceRules,
  listPackages,
  listSuppliers,
  previewCostRate,
  previewPriceRules,
  setPackagesOnSale,
  setCostRate,
  setPriceRules,
  takeCatalogue,

  adjustCredit,
  confirmAdjustment,
  declineAdjustment,
  endAttempt,

  exportSales,
  exportSalesWorkbook,
  exportStatement,
  exportStatementWorkbook,
  getMonthlyStatement,
  getSale,
  getStatement,
  getStatementDocument,
  listSales,
  sumSales,
};

/** Mounts the operator API below /operator-api. */
export const createOperatorRouter = (services: Services, deps: ApiDeps): ContractRouter => {
  const { config, db, log, limitRequests, heavyPlaces, verifyWebToken } = services;
  const { limits } = config;
  const toCaller = operatorOf(db.system);
  return createContractRouter<Types, { operator: OperatorCaller }, ApiDeps>()({
    document: 'operator',
    operations,
    handlers,
    deps,
    checkResponses: config.checkResponses,
    log,
    mountPath: (path) => `/operator-api${path}`,
    schemes: { operator: alsoForPages(bearerScheme(verifyWebToken, toCaller), toCaller) },
    admit: (known, { address }) =>
      known ? limitRequests(limits.reseller, known.caller.operatorId) : limitRequests(limits.visitor, address),
    placesOf: (known, { address }) => heavyPlaces(known?.caller.operatorId ?? address),
  });
};
