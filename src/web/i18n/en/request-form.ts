export const requestForm = {
  channel: {
    title: 'Request a channel',
    lead: 'Tell us where you would like to sell. The answer appears on this page and comes by email.',
    detail: 'Channel or marketplace',
    back: 'Sales channels',
  },
  discount: {
    title: 'Apply for a volume discount',
    lead: 'Tell us how much you sell. The answer appears on this page and comes by email.',
    detail: 'Packages that you sell in a month',
    back: 'Pricing',
  },
  write: 'Your request',
  known: 'Your name, company and email address are sent along.',
  message: 'Message',
  send: 'Send request',
  done: 'Your request was sent.',
  nextAt: 'You have sent several requests today. You can send the next one from {{at}}.',
  sent: {
    title: 'Sent requests',
    at: 'Sent on {{at}}',
    open: 'Not answered yet',
    answered: 'Answered',
    answeredAt: 'Answer of {{at}}',
    monthlySales: 'Packages sold in a month: {{number}}',
  },
} as const;
