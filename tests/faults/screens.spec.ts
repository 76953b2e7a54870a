// Each call of each screen with each answer (P19). FAULTS_SEED takes a sample of each screen, FAULTS_CASES its size.
import { expect, test } from '@playwright/test';
import { casesOf, looks, sampleOf, Stage } from './play.ts';
import { screens } from './screens.ts';
import { newSeller } from './seller.ts';

const { FAULTS_SEED: seed, FAULTS_CASES: size = '8' } = process.env;

for (const screen of screens) {
  for (const look of looks) {
    const title = `${screen.name}, ${look.language}, ${look.width} px`;
    test(title, async ({ page, baseURL: url = '' }) => {
      const stage = new Stage(page, await newSeller(url), look);
      const { usual, calls } = await stage.visit(screen);
      const all = casesOf(calls);
      const cases = seed === undefined ? all : sampleOf(all, Number(size), `${seed} ${title}`);
      test.info().annotations.push({ type: 'cases', description: String(cases.length) });
      const found: string[] = [];
      for (const { call, answer } of cases) {
        const complaints = await stage.play(screen, usual, { call, answer }, `${seed} ${title} ${call} ${answer.name}`);
        found.push(...complaints.map((complaint) => `${call} ${answer.name}: ${complaint}`));
      }
      test.info().annotations.push(...found.map((description) => ({ type: 'finding', description })));
      expect(found).toEqual([]);
    });
  }
}
