import { screen } from 'storybook/test';

/** Where the story stands now, as At says it. */
export const address = (): string => screen.getByRole('status', { name: 'Address', hidden: true }).textContent ?? '';
