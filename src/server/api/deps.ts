import type { AccountDeps } from '../account/index.ts';
import type { ActivationDeps } from '../activations/index.ts';
import type { AdjustmentDeps } from '../adjustments/index.ts';
import type { AnalysisDeps } from '../analysis/index.ts';
import type { AttentionDeps } from '../attention/index.ts';
import type { AuthenticationDeps } from '../authentication/index.ts';
import type { CredentialDeps } from '../credentials/index.ts';
import type { CreditDeps } from '../credit/index.ts';
import type { CustomerDeps } from '../customers/index.ts';
import type { EsimDeps } from '../esim/index.ts';
import type { ExchangeDeps } from '../exchange/index.ts';
import type { InventoryDeps } from '../inventory/index.ts';
import type { LegalDeps } from '../legal/index.ts';
import type { OperatorsDeps } from '../operators/index.ts';
import type { PaymentDeps } from '../payments/index.ts';
import type { ProductDeps } from '../products/index.ts';
import type { ProfileDeps } from '../profiles/index.ts';
import type { ResellerDeps } from '../resellers/index.ts';
import type { DeskLegalDeps } from '../desk-legal/index.ts';
import type { DeskPackageDeps } from '../desk-packages/index.ts';
import type { DeskPaymentDeps } from '../desk-payments/index.ts';
import type { StatementDeps } from '../statements/index.ts';
import type { TodayDeps } from '../today/index.ts';
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
  InventoryDeps &
  LegalDeps &
  OperatorsDeps &
  PaymentDeps &
  ProductDeps &
  ProfileDeps &
  ResellerDeps &
  DeskLegalDeps &
  DeskPackageDeps &
  DeskPaymentDeps &
  StatementDeps &
  TodayDeps &
  WebhookDeps;
