import { plain } from '@/shared/format/fold';

/** The most addresses that one call invites. */
export const MAX_ADDRESSES = 50;

/**
 * Returns the email addresses of a pasted text: one per line, or between commas, semicolons or spaces, with or without
 * names ('Jo Abel <jo@example.com>', as mail programs copy them). What is no address stays, so that it can be judged.
 */
export function addressesIn(text: string): string[] {
  const found = text.split(/[\n,;]+/).flatMap((part) => {
    const named = /<([^<>]+)>\s*$/.exec(part.trim());
    if (named?.[1]) return [named[1].trim()];
    const words = part.trim().split(/\s+/).filter(Boolean);
    // 'kim at example.com' is one wrong address, and not three.
    return words.every((word) => word.includes('@')) ? words : [words.join(' ')];
  });
  return [...new Set(found.map((address) => address.toLowerCase()).filter(Boolean))];
}

interface Known {
  id: string;
  name: string;
  email: string | null;
}

/** Finds the people of a pasted list, by address or by name. `rest` are the lines that fit nobody. */
export function peopleIn(
  text: string,
  people: readonly Known[],
): { ids: string[]; rest: string[] } {
  const ids = new Set<string>();
  const rest: string[] = [];
  for (const line of text.split(/[\n,;]+/).map((part) => part.trim())) {
    if (!line) continue;
    const [address] = addressesIn(line);
    const name = plain(line.replace(/<[^<>]*>/, '').trim());
    const found = people.find(
      (person) => person.email?.toLowerCase() === address || plain(person.name) === name,
    );
    if (found) ids.add(found.id);
    else rest.push(line);
  }
  return { ids: [...ids], rest };
}
