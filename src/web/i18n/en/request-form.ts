export const requestForm = {
  channel: { title: 'Request a channel', lead: 'Further ways to sell can be requested by a form.' },
  discount: { title: 'Apply for a volume discount', lead: 'A volume discount can be applied for by a form.' },
  missing: 'This store has no such form yet',
  setting: 'Its operator can add one: the setting {{setting}} takes the address of the form.',
  back: 'Back to your store',
} as const;
