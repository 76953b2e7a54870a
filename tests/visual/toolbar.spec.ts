import { expect, type Page, test } from '@playwright/test';
import { change, filesOf, openWorkshop, play } from './workshop.ts';

const show = (page: Page, id: string, globals: string): Promise<unknown> =>
  page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);

const inventory = 'features-inventory-inventorypage--default';
const payments = 'features-operator-payments-paymentspage--default';

/** What is shown there was not asked for. */
const FETCHES_NOTHING = new Set(['features/operator/unknown/UnknownPage']);

test('the toolbar makes the server of a story fail', async ({ page }) => {
  await show(page, inventory, 'scenario:failing');
  await expect(page.getByRole('alert')).toHaveText(/Your inventory could not be loaded\./);
});

test('the toolbar takes a story offline, and the page says what to check', async ({ page }) => {
  await show(page, inventory, 'scenario:offline');
  await expect(page.getByRole('alert')).toHaveText(/Please check your connection and try again\./);
});

test('the toolbar ends the session of a story', async ({ page }) => {
  await show(page, inventory, 'scenario:signedOut');
  await expect(page.getByText('Your session has ended', { exact: false })).toBeVisible();
});

test('the toolbar empties the lists of a story', async ({ page }) => {
  await show(page, inventory, 'scenario:empty');
  await expect(page.getByText('Your inventory is empty')).toBeVisible();
});

const desk = [...filesOf(/^features\/operator\/.*Page$/)].flatMap(([file, entries]) => {
  const found = entries.find(({ exportName }) => exportName === 'Default');
  return found ? [{ file, id: found.id }] : [];
});

test('the toolbar reaches every page of the desk', async ({ page }) => {
  await openWorkshop(page);
  expect(desk.length).toBeGreaterThan(10);
  const shown = page.locator('#storybook-root');
  for (const { file, id } of desk.filter((one) => !FETCHES_NOTHING.has(one.file))) {
    await play(page, id);
    const asIs = (await shown.textContent()) ?? '';
    await change(page, { scenario: 'failing' });
    await expect(shown, file).not.toHaveText(asIs);
    // What has failed is not loading any more.
    await expect(shown.locator('[class*="_skeleton_"]'), file).toHaveCount(0);
    await change(page, { scenario: 'asIs' });
  }
});

test('the toolbar empties a list of the desk', async ({ page }) => {
  await show(page, payments, 'scenario:empty');
  await expect(page.getByText('No payment yet')).toBeVisible();
});

test('the toolbar ends the session of an operator', async ({ page }) => {
  await show(page, payments, 'scenario:signedOut');
  await expect(page.getByText('Your session has ended', { exact: false })).toBeVisible();
});

test('the toolbar enlarges the text of a story', async ({ page }) => {
  await show(page, inventory, 'textSize:200');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
});

test('a control fills the lists of a page', async ({ page }) => {
  await page.goto(`/iframe.html?id=${inventory}&viewMode=story&args=rows:40`);
  await expect(page.getByRole('row')).toHaveCount(41);
});

test('the toolbar puts the pages of travellers into a brand', async ({ page }) => {
  await show(page, 'traveller-profile--default', 'brand:demo');
  await expect(page.getByText('Berg Reisen').first()).toBeVisible();
  await expect(page.locator('.traveller').first()).toHaveCSS('--header', '#12372a');
});

test('the toolbar makes the server of a traveller fail', async ({ page }) => {
  await show(page, 'traveller-profile--default', 'scenario:failing');
  await expect(page.getByRole('region', { name: 'Remaining data' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('could not be loaded');
});

test('the toolbar fills the form of the brand and its preview', async ({ page }) => {
  await show(page, 'features-account-brandpage--default', 'brand:pale');
  await expect(page.getByLabel('Name')).toHaveValue('Sonnenklar Reisen');
});

test('a state that a play reaches is shown in the language of the toolbar', async ({ page }) => {
  await show(page, 'features-packages-packagespage--details', 'language:de');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Schließen' })).toBeVisible();
});

test('the pages of travellers follow the language of the toolbar', async ({ page }) => {
  await show(page, 'traveller-profile--branded', 'language:de');
  await expect(page.getByRole('region', { name: 'Restliches Datenvolumen' })).toBeVisible();
});

type Painted = { element: string; colors: readonly (readonly string[])[] };

/** The system colour that each element is painted in. Several may look alike, and each theme has its own. */
const painted = (page: Page): Promise<Painted[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('forced-color-adjust', 'none');
    const systemNames = 'Canvas CanvasText LinkText ButtonText ButtonFace ButtonBorder Highlight GrayText'.split(' ');
    const system = systemNames.map((name) => {
      probe.style.color = name;
      return { name, color: getComputedStyle(probe).color };
    });
    probe.remove();
    const namesOf = (color: string): string[] => {
      const names = system.filter((one) => one.color === color).map(({ name }) => name);
      return color === '' || /^rgba.*, 0\)$/.test(color) ? ['nothing'] : names;
    };
    const ownColors = 'svg, svg *, select';
    return [...document.querySelectorAll(`#storybook-root *:not(${ownColors})`)].map((element) => {
      const style = getComputedStyle(element);
      const border = (side: 'Top' | 'Bottom'): string =>
        style[`border${side}Width`] === '0px' ? '' : style[`border${side}Color`];
      const colors = [style.color, style.backgroundColor, border('Top'), border('Bottom')].map(namesOf);
      return { element: element.outerHTML.slice(0, 200), colors };
    });
  });

const forced = [
  { theme: 'light', story: inventory },
  { theme: 'dark', story: 'shell-components-navigationbar--default' },
] as const;

for (const { theme, story } of forced) {
  test(`the toolbar forces the colours of ${story}, ${theme}, as the browser does`, async ({ page, browser }) => {
    const imitated = page;
    const real = await browser.newPage({ forcedColors: 'active', colorScheme: theme });
    await show(imitated, story, `theme:${theme};forcedColors:active`);
    await show(real, story, `theme:${theme}`);
    const differences = async (): Promise<string[]> => {
      const [left, right] = await Promise.all([painted(imitated), painted(real)]);
      const isAlike = ({ colors }: Painted, at: number): boolean =>
        colors.every((names, which) => names.some((name) => right[at]?.colors[which]?.includes(name)));
      return left.length > 10 && left.length === right.length
        ? left.filter((one, at) => !isAlike(one, at)).map(({ element }) => element)
        : ['still loading'];
    };
    await expect.poll(differences).toEqual([]);
    await real.close();
  });
}
