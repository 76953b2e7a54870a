// Loaded into the process of a store by tests (`node --import`): what it sends to Stripe's API goes to the stand-in, which shows a
// certificate for that name. The store itself knows nothing of it.
import tls, { type ConnectionOptions } from 'node:tls';

const STRIPE = 'api.stripe.com';
const port = Number(process.env['STRIPE_STAND_IN_PORT']);
const { connect } = tls;

tls.connect = ((options: ConnectionOptions, ...rest: []) =>
  connect(options.host === STRIPE ? { ...options, host: '127.0.0.1', port } : options, ...rest)) as typeof connect;
