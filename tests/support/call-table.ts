// Every call of the product's call table, in its order. Further operations say 'Addition of this store.' in the
// contract (CLI-071).

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** Method and path below the client API's base. */
export const clientCalls = lines(`
  GET /version
  GET /account
  GET /users/current
  PUT /users/current
  GET /users/current/credit
  POST /users/current/credit/auto-top-up
  POST /users/current/api-credentials/sync
  GET /users/current/api-credentials
  GET /users/current/sdk-key
  POST /users/current/webhook-url/{type}
  GET /users/current/webhook-url/{type}
  POST /users/current/webhook-url/device-verification
  GET /users/current/webhook-url/device-verification
  GET /users/current/payment-method
  POST /users/current/payment-method
  DELETE /users/current/payment-method
  GET /payments/currencies
  POST /payments/currencies
  POST /payments/retrieve-methods
  POST /payments/credit/submit
  POST /payments/details
  GET /payments/history
  GET /payments/bulk-discounts
  GET /products/data-packages
  POST /products/calculate-cart-price
  GET /products/joiner-bonus
  GET /products/inventory
  GET /products/inventory/{id}
  PUT /products/inventory/{id}
  PUT /products/inventory/
  POST /activations/register
  POST /activations/top-up
  GET /activations/activated-items
  GET /activations/activated-items/{id}
  GET /activations/activated-items/csv-export
  POST /activations/activated-items/{id}/refund
  POST /activations/activated-items/{id}/activate
  GET /activations/customers/profile
  POST /activations/search-customers
  PUT /activations/customers/{customerUid}
  GET /esim/profile
  GET /esim/{iccid}/status/connectivity
  GET /analysis/revenue
  GET /legal-content/{provider}/terms_and_conditions
  POST /legal-content/{provider}/terms_and_conditions/accept
  GET /legal-content/{provider}/privacy_policy
  POST /crypto-payments/authenticate/start
  POST /crypto-payments/authenticate/submit
`);

/** Method and path at the root of the partner API's host, the store's slug being its prefix. */
export const partnerCalls = lines(`
  POST /reseller/authenticate
  GET /simshelf/products/inventory
  GET /simshelf/products/inventory/{id}
  PUT /simshelf/products/inventory/{id}
  POST /simshelf/activations/register
  POST /simshelf/activations/top-up-with-profile
  POST /simshelf/activations/top-up
  GET /simshelf/activations/activated-items
  GET /simshelf/activations/activated-items/{uid}
  POST /simshelf/activations/activated-items/{uid}/activate
  POST /simshelf/activations/search-customers
  GET /simshelf/activations/customers
  GET /simshelf/activations/customers/{customer_uid}
  PUT /simshelf/activations/customers/{customer_uid}
  GET /simshelf/activations/customers/{customer_uid}/profile-domains
  GET /simshelf/version
  GET /simshelf/esim/countries/{countrySet}
  GET /simshelf/esim/countries/{countryCode}/flag
  GET /simshelf/esim/{iccid}/status/connectivity
`);
