// A bundled program (`npm run build`) names places of the bundle in a stack. The log names those of the source: read when an
// error is logged, because source maps that Node keeps for itself cost each process as much memory as the code.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | undefined>();

const mapOf = (bundle: string): SourceMap | undefined => {
  if (!maps.has(bundle)) {
    try {
      maps.set(bundle, new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as SourceMapPayload));
    } catch {
      maps.set(bundle, undefined);
    }
  }
  return maps.get(bundle);
};

/** The stack with the file, line and column of each place's source, where the place has one. */
export const withSourcePositions = (stack: string): string =>
  stack.replaceAll(/(file:\/\/[^:()]+):(\d+):(\d+)/g, (place: string, url: string, line: string, column: string) => {
    const bundle = fileURLToPath(url);
    const origin = mapOf(bundle)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin
      ? `${path.resolve(path.dirname(bundle), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
      : place;
  });
