export { askExchange } from './ask-exchange.ts';
export { startExchangeSignIn, submitExchangeSignIn } from './submit-exchange-sign-in.ts';
