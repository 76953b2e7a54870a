export { askExchange } from './ask-exchange.ts';
export type { ExchangeDeps } from './deps.ts';
export { startExchangeSignIn } from './start-exchange-sign-in.ts';
export { submitExchangeSignIn } from './submit-exchange-sign-in.ts';
