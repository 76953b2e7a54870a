// What is held now: read anew, and compared with what was sent.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What capitals do not tell apart: e-mail addresses and colours. */
const WITHOUT_CASE = /@|^#/;

const isSameText = (sent: string, held: string): boolean => {
  const [one, other] = [sent.trim(), held.trim()];
  if (one === other) return true;
  if (WITHOUT_CASE.test(one)) return one.toLowerCase() === other.toLowerCase();
  const address = URL.parse(one);
  return address !== null && address.href === URL.parse(other)?.href;
};

/**
 * Whether what is held is what was sent, as the server writes it: trimmed, an address in its usual form. An absent
 * field is the same as an empty one.
 */
export const isSame = (sent: unknown, held: unknown): boolean => {
  if (typeof sent !== 'object' || sent === null) {
    const [one, other] = [sent ?? '', held ?? ''];
    return typeof one === 'string' && typeof other === 'string' ? isSameText(one, other) : one === other;
  }
  const fields = (held ?? {}) as Record<string, unknown>;
  return Object.entries(sent).every(([name, value]) => isSame(value, fields[name]));
};

/** Reads anew, for the look-up and for the page that shows it. */
export const fresh = <Answer>(queries: QueryClient, queryKey: QueryKey, read: () => Promise<Answer>): Promise<Answer> =>
  queries.fetchQuery({ queryKey, queryFn: read, staleTime: 0 });
