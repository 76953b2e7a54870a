export const requestForm = {
  channel: {
    title: 'Request a channel',
    lead: 'Further ways to sell can be requested by a form.',
    back: 'Back to the channels',
  },
  discount: {
    title: 'Apply for a volume discount',
    lead: 'A volume discount can be applied for by a form.',
    back: 'Back to the prices',
  },
  missing: 'This store has no such form yet',
  setting: 'Its operator can add one: the setting {{setting}} takes the address of the form.',
} as const;
