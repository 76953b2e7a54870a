// Prints what was played, and what was found, once at the end.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

type Row = { title: string; cases: number; findings: string[]; seconds: number };

export default class Summary implements Reporter {
  private readonly rows: Row[] = [];

  onTestEnd(test: TestCase, { annotations, duration, status, error }: TestResult): void {
    const of = (type: string): string[] =>
      annotations.filter((each) => each.type === type).map(({ description = '' }) => description);
    const found = of('finding');
    const failure = status === 'passed' || found.length > 0 ? [] : [(error?.message ?? status).slice(0, 300)];
    const cases = of('cases').reduce((sum, count) => sum + Number(count), 0);
    this.rows.push({ title: test.title, cases, findings: [...found, ...failure], seconds: duration / 1_000 });
  }

  onEnd(): void {
    const total = { cases: 0, findings: 0 };
    console.log('\n cases  findings  seconds');
    for (const { title, cases, findings, seconds } of this.rows) {
      total.cases += cases;
      total.findings += findings.length;
      const figures = [String(cases).padStart(6), String(findings.length).padStart(9), seconds.toFixed(0).padStart(8)];
      console.log(`${figures.join(' ')}  ${title}`);
    }
    for (const { title, findings } of this.rows) for (const finding of findings) console.log(`${title}: ${finding}`);
    console.log(`\n${total.cases} cases, ${total.findings} findings`);
  }
}
