// A sample of `npm run faults`, another one for each version; FAULTS_SEED plays another. The seed is printed.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { troubles, walk } from '../faults/flow-run.ts';
import { flows } from '../faults/flows.ts';
import { casesOf, looks, sampleOf, Stage } from '../faults/play.ts';
import { screens } from '../faults/screens.ts';
import { picker } from '../faults/seed.ts';
import { newSeller } from '../faults/seller.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const seed = process.env['FAULTS_SEED'] ?? version;
const SCREENS = 2;
const CASES = 2;

test('some calls of some screens fail, and a flow of money is disturbed', async ({ page, baseURL: url = '' }) => {
  console.log(`FAULTS_SEED=${seed}`);
  const pick = picker(seed);
  const seller = await newSeller(url);
  const found: string[] = [];
  for (let index = 0; index < SCREENS; index += 1) {
    const screen = pick(screens);
    const stage = new Stage(page, seller, pick(looks));
    const { usual, calls } = await stage.visit(screen);
    for (const each of sampleOf(casesOf(calls), CASES, `${seed} ${index}`)) {
      const complaints = await stage.play(screen, usual, each, seed);
      found.push(...complaints.map((complaint) => `${screen.name}, ${each.call} ${each.answer.name}: ${complaint}`));
    }
  }
  const flow = pick(flows);
  const trouble = pick(troubles);
  await page.context().addCookies([{ name: 'language', value: 'en', url }]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { complaints } = await walk(page, seller, flow, trouble, pick([0, 1]));
  found.push(...complaints.map((complaint) => `${flow.name}, ${trouble}: ${complaint}`));
  expect(found).toEqual([]);
  expect(await flow.effects(seller)).toBe(1);
});
