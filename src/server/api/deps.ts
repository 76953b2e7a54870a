import type { AccountDeps } from '../account/index.ts';
import type { ActivationDeps, AnalysisDeps } from '../activations/index.ts';
import type { AdjustmentDeps } from '../operator/adjustments/index.ts';
import type { AttentionDeps } from '../operator/attention/index.ts';
import type { AuthenticationDeps, CredentialDeps } from '../credentials/index.ts';
import type { CreditDeps, ExchangeDeps, PaymentDeps } from '../payments/index.ts';
import type { CustomerDeps, ProfileDeps } from '../customers/index.ts';
import type { EsimDeps } from '../esim/index.ts';
import type { GroupSaleDeps } from '../group-sales/index.ts';
import type { InventoryDeps } from '../inventory/index.ts';
import type { LegalDeps } from '../legal/index.ts';
import type { OperatorsDeps } from '../operator/operators/index.ts';
import type { ProductDeps } from '../products/index.ts';
import type { RequestDeps } from '../requests/index.ts';
import type { ResellerDeps } from '../operator/resellers/index.ts';
import type { OperatorLegalDeps } from '../operator/legal/index.ts';
import type { OperatorPackageDeps } from '../operator/packages/index.ts';
import type { OperatorPaymentDeps } from '../operator/payments/index.ts';
import type { StatementDeps } from '../statements/index.ts';
import type { TodayDeps } from '../operator/today/index.ts';
import type { WebhookDeps } from '../webhooks/index.ts';

/** The dependencies of the operations of all documents. Each module declares what it needs of it. */
export type ApiDeps = AccountDeps &
  ActivationDeps &
  AdjustmentDeps &
  AnalysisDeps &
  AttentionDeps &
  AuthenticationDeps &
  CredentialDeps &
  CreditDeps &
  CustomerDeps &
  EsimDeps &
  ExchangeDeps &
  GroupSaleDeps &
  InventoryDeps &
  LegalDeps &
  OperatorsDeps &
  PaymentDeps &
  ProductDeps &
  ProfileDeps &
  RequestDeps &
  ResellerDeps &
  OperatorLegalDeps &
  OperatorPackageDeps &
  OperatorPaymentDeps &
  StatementDeps &
  TodayDeps &
  WebhookDeps;
