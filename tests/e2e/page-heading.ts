import type { Locator, Page } from '@playwright/test';

/** The heading of any page: the first, for the API documentation comes up with a heading of its own below it. */
export const pageHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 }).first();
