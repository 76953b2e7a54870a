export const operatorAttention = {
  title: 'Needs attention',
  context: 'What the store cannot settle by itself, longest first.',
  nothing: 'Nothing needs your attention',
  nothingText: 'Orders, payments, webhooks and balances are all settled, and nothing waits for a second operator.',
  facts: {
    since: 'Since',
    reseller: 'Reseller',
    next: 'Next try',
    reason: 'Reason',
    reference: 'Reference',
    supplierReference: 'Reference at the supplier',
  },
  command: 'A command on the server',
  queues: {
    jobs: 'Background work',
    'given-up-orders': 'Orders that were given up',
    'auto-top-ups': 'Automatic top-ups',
    'removed-cards': 'Cards to be deleted at the payment provider',
  },
  open: {
    payment: 'Open the payment',
    reseller: 'Open the reseller',
    packages: 'Open the packages',
    rules: 'Open the price rules',
    suppliers: 'Open the suppliers',
  },
  actions: {
    RETRY_ORDER: 'Look for the order again',
    GIVE_UP_ORDER: 'Give up and refund',
    DECLINE_GIVE_UP: 'Keep the order',
    RESEND_EVENTS: 'Send again',
  },
  giveUp: {
    title: 'Give this order up?',
    text: '{{amount}} go back to the reseller, and the sale is closed. What the supplier delivers later is taken back from it where it allows that.',
    note: 'Why (for the audit)',
    noNote: 'Say why.',
    submit: 'Give up and refund',
  },
  own: 'You entered this. Another operator has to give the order up as well.',
  kept: 'The order is kept, and looked for on.',
  orders: {
    PENDING: 'The order is not settled yet.',
    DELIVERED: 'The order was delivered.',
    REFUSED: 'The supplier refused the order. The sale was refunded.',
    GIVEN_UP: 'The order was given up. The sale was refunded.',
    TO_CONFIRM: 'Another operator has to give the order up as well. Nothing was refunded yet.',
  },
  givenUpBy: '{{name}} gave the order up on {{time}}. The sale was refunded.',
  resent: '{{number}} events are on their way.',
  kinds: {
    ORDER: {
      title: 'Order without outcome',
      text: '{{name}} was ordered at {{supplier}}, and is not settled. Tries: {{number}}.',
    },
    ORDER_TO_GIVE_UP: {
      title: 'Order to give up',
      text: '{{name}} wants to give an order of {{amount}} at {{supplier}} up. Nothing is refunded until another operator does the same; until then the order can be kept.',
    },
    SUPPLIER_OUTAGE: {
      title: 'Supplier does not answer',
      text: '{{supplier}} did not say what became of open orders: {{number}}. They are settled by themselves once it answers; each is listed with what can be done.',
    },
    LATE_ORDER: {
      title: 'Delivered after it was given up',
      text: '{{supplier}} delivered {{name}} after {{amount}} were refunded, and does not take it back. It costs you {{cost}}, and no reseller pays for it.',
    },
    PAYMENT: { title: 'Payment in doubt', text: 'The provider has not said whether {{amount}} were paid ({{name}}).' },
    OTHER_AMOUNT: {
      title: 'Payment of another amount',
      text: '{{amount}} were to be paid, {{reported}} were reported. Nothing was booked.',
    },
    TRANSFER: {
      title: 'Bank transfer to confirm',
      text: '{{name}} entered {{amount}}. Another operator has to find the same on the account.',
    },
    ADJUSTMENT: {
      title: 'Change of credit to confirm',
      text: '{{name}} entered {{amount}}. Nothing is booked until another operator confirms it on the page of the reseller.',
    },
    REFUND_TO_CONFIRM: {
      title: 'Refund to confirm',
      text: '{{name}} entered a refund of {{amount}}. Nothing goes back until another operator confirms it on the page of the reseller.',
    },
    DISCOUNT: {
      title: 'Discount to confirm',
      text: '{{name}} entered a discount of {{rate}}. It does not hold until another operator confirms it on the page of the reseller.',
    },
    PRICES: {
      title: 'Prices to confirm',
      text: '{{name}} entered what would move prices far or below cost. It does not hold until another operator confirms it among the price rules.',
    },
    BELOW_COST: {
      title: 'Packages below cost',
      text: 'Off sale, because some resellers would pay less for them than they cost: {{number}}. Change rules or discounts, or have it confirmed by two.',
    },
    REFUND: {
      title: 'Refund in doubt',
      text: 'The provider has not said whether {{amount}} were refunded ({{name}}). The credit is taken.',
    },
    AUTO_TOP_UP: {
      title: 'Automatic top-up failed',
      text: '{{amount}} could not be charged. Refusals in a row: {{number}}.',
    },
    WEBHOOK: { title: 'Webhook not reached', text: '{{host}} did not take events ({{name}}): {{number}}.' },
    MAIL: { title: 'Emails do not go out', text: 'Emails that wait to be sent: {{number}}.' },
    QUEUE: { title: 'Work is not done', text: 'What waits in “{{name}}”: {{number}}.' },
    MAIL_LIMIT: {
      title: 'Too many emails to customers',
      text: 'Emails that were held back in the last 24 hours: {{number}}. Look at the sales of the reseller, and suspend it if it uses the store to write to strangers.',
    },
    PROFILE_STOCK: { title: 'Few eSIM profiles left', text: 'Profiles left: {{number}}. The supplier sent no more.' },
    SUPPLIER_BALANCE: { title: 'Balance at the supplier is low', text: '{{amount}} are left at {{supplier}}.' },
    CREDIT_BELOW_ZERO: {
      title: 'Credit below zero',
      text: 'A payment was taken back, and the credit is {{amount}}. The reseller sells nothing until it is topped up.',
    },
    FINDING: { title: 'Books do not agree', text: 'Rule {{name}} does not hold. Records: {{number}}.' },
  },
} as const;
