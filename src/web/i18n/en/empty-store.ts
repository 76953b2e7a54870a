export const emptyStore = {
  hint: {
    title: 'Your inventory is still empty',
    text: 'It is what every channel sells. Add packages first: they cost nothing until you sell them.',
    link: 'Browse data packages',
  },
  bonus: {
    title: 'Your welcome bonus: {{amount}}',
    text: 'It is part of your credit and pays for your first packages, whichever channel sells them.',
    link: 'See your credit',
  },
} as const;
