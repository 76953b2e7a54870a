// Finds the operation of a path and a method. Paths must match exactly, trailing slashes included (decision 42).

type Route<T> = { readonly method: string; readonly path: string; readonly value: T };

type Match<T> = {
  /** The handlers of the path, by upper-case method. */
  methods: ReadonlyMap<string, T>;
  /** The path's parameters, still percent-encoded. */
  params: Readonly<Record<string, string>>;
};

type Leaf<T> = { names: readonly string[]; methods: Map<string, T> };

type Node<T> = { literals: Map<string, Node<T>>; parameter?: Node<T>; leaf?: Leaf<T> };

const parameterPattern = /^\{([\w-]+)\}$/;

const emptyNode = <T>(): Node<T> => ({ literals: new Map() });

const step = <T>(node: Node<T>, segment: string): Node<T> => {
  if (parameterPattern.test(segment)) return (node.parameter ??= emptyNode());
  const next = node.literals.get(segment) ?? emptyNode<T>();
  node.literals.set(segment, next);
  return next;
};

const add = <T>(root: Node<T>, { method, path, value }: Route<T>): void => {
  const segments = path.split('/');
  const names = segments.flatMap((segment) => parameterPattern.exec(segment)?.[1] ?? []);
  const node = segments.reduce(step, root);
  const leaf = (node.leaf ??= { names, methods: new Map() });
  if (leaf.names.join() !== names.join()) throw new Error(`${path} names its parameters unlike its other methods`);
  leaf.methods.set(method.toUpperCase(), value);
};

/** A literal segment takes precedence over a parameter, in any order of the operations. */
const find = <T>(
  node: Node<T>,
  segments: readonly string[],
  at: number,
  values: readonly string[],
): Match<T> | undefined => {
  const segment = segments[at];
  if (segment === undefined) {
    if (!node.leaf) return undefined;
    return {
      methods: node.leaf.methods,
      params: Object.fromEntries(node.leaf.names.map((name, index) => [name, values[index] ?? ''])),
    };
  }
  const literal = node.literals.get(segment);
  const found = literal && find(literal, segments, at + 1, values);
  if (found) return found;
  // An empty segment is a trailing slash, never the value of a parameter.
  if (!node.parameter || segment === '') return undefined;
  return find(node.parameter, segments, at + 1, [...values, segment]);
};

/** Compiles routes; returns a function that finds the route of a path. */
export const compileRoutes = <T>(routes: readonly Route<T>[]): ((path: string) => Match<T> | undefined) => {
  const root = emptyNode<T>();
  for (const route of routes) add(root, route);
  return (path) => find(root, path.split('/'), 0, []);
};
