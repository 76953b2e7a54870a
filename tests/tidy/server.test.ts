// The rules for the folders of the server: an operation is found by its name, and imports run one way.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentNames, type DocumentName, documents } from '../contract/document.ts';
import { contentOf, filesBelow, importsOf } from './source-tree.ts';

const server = 'src/server/';
const operatorWing = `${server}operator/`;
const files = filesBelow(server).filter((file) => file.endsWith('.ts'));

type Tagged = { operationId: string; tags: string[] };

const taggedOperations = (name: DocumentName): Tagged[] =>
  Object.values(documents[name].root.paths)
    .flatMap((item) => Object.values(item) as Partial<Tagged>[])
    .filter((part): part is Tagged => part.operationId !== undefined);

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const exportedValues = (file: string): string[] =>
  [...contentOf(file).matchAll(/^export (?:async )?(?:const|function|class|let) (\w+)/gm)].map(([, name = '']) => name);

/** The first folder below the server; a file outside of folders counts as one. */
const folderOf = (file: string): string => {
  const [first = ''] = file.slice(server.length).split('/');
  return first;
};

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const graphOf = (nodeOf: (file: string) => string): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = nodeOf(file);
    const targets = importsOf(file)
      .filter((target) => target.startsWith(server))
      .map(nodeOf);
    graph.set(from, (graph.get(from) ?? new Set()).union(new Set(targets)));
  }
  return graph;
};

const reachableFrom = (graph: Graph, start: string): Set<string> => {
  const reached = new Set<string>();
  const ahead = [...(graph.get(start) ?? [])].filter((node) => node !== start);
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    ahead.push(...(graph.get(node) ?? []));
  }
  return reached;
};

/** Everything from which imports lead back to it. */
const circlesIn = (graph: Graph): string[] => [...graph.keys()].filter((node) => reachableFrom(graph, node).has(node));

describe('the server', () => {
  test('has no loose file but those that put it together', () => {
    const loose = files.filter((file) => path.dirname(file) === path.dirname(`${server}main.ts`));
    expect(loose).toEqual(['main', 'modules', 'start-server'].map((name) => `${server}${name}.ts`));
  });

  test('has no circle of folders, by types neither', () => {
    const graph = graphOf(folderOf);
    expect(graph.size).toBeGreaterThan(30);
    expect(circlesIn(graph)).toEqual([]);
  });

  test('has no circle of files, by types neither', () => {
    expect(circlesIn(graphOf((file) => file))).toEqual([]);
  });
});

describe.each(documentNames)('the %s document', (name) => {
  const home = files.filter((file) => file.startsWith(operatorWing) === (name === 'operator'));
  // The folder of a tag is one of the server, or a room of one: credit is a room of the payments.
  const operations = taggedOperations(name).map(({ operationId: id, tags: [tag = ''] }) => {
    const end = `/${tag}/${kebabCase(id)}.ts`;
    return { id, end, found: home.filter((file) => file.endsWith(end)) };
  });

  test('has operations to look at', () => {
    expect(operations).not.toEqual([]);
  });

  test('has each operation in one file of its name, in the folder of its tag', () => {
    expect(operations.filter(({ found }) => found.length !== 1).map(({ end }) => end)).toEqual([]);
  });

  test('has nothing but the operation exported from each of them', () => {
    const others = operations.filter(({ id, found }) => found.some((file) => exportedValues(file).join() !== id));
    expect(others.map(({ end }) => end)).toEqual([]);
  });
});

test('each migration has a test on filled tables that names it, as a release asks for', () => {
  const tests = filesBelow('tests/server/database/migrations/').map(contentOf).join('\n');
  const names = new Set(
    filesBelow(`${server}db/migrations/`).map((file) => path.posix.basename(path.posix.dirname(file))),
  );
  names.delete('migrations');
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !tests.includes(name))).toEqual([]);
});
