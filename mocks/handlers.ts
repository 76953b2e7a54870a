import type { RequestHandler } from 'msw';
import {
  getAdjustmentsMock,
  getAttentionMock,
  getOperatorsMock,
  getResellersMock,
  getDeskPackagesMock,
  getDeskPaymentsMock,
  getStatementsMock,
  getTodayMock,
} from './generated/operator/index.msw.ts';
import {
  getAccountMock,
  getActivationsMock,
  getAnalysisMock,
  getCredentialsMock,
  getCreditMock,
  getCustomersMock,
  getExchangeMock,
  getInventoryMock,
  getLegalMock,
  getPaymentsMock,
  getProductsMock,
  getProfilesMock,
  getServiceMock,
  getWebhooksMock,
} from './generated/storefront/index.msw.ts';

/** The contract's handlers for stories and tests. */
export const handlers: RequestHandler[] = [
  getAccountMock(),
  getActivationsMock(),
  getAnalysisMock(),
  getCredentialsMock(),
  getCreditMock(),
  getCustomersMock(),
  getExchangeMock(),
  getInventoryMock(),
  getLegalMock(),
  getPaymentsMock(),
  getProductsMock(),
  getProfilesMock(),
  getServiceMock(),
  getWebhooksMock(),

  getAdjustmentsMock(),
  getAttentionMock(),
  getOperatorsMock(),
  getResellersMock(),
  getDeskPackagesMock(),
  getDeskPaymentsMock(),
  getStatementsMock(),
  getTodayMock(),
].flat();
