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

/** A line of a pasted list, as people write it: an address, a name, or both. */
interface Line {
  text: string;
  address: string;
  name: string;
}

const linesIn = (text: string): Line[] =>
  text
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((line) => ({
      text: line,
      address: addressesIn(line)[0] ?? '',
      name: line.replace(/<[^<>]*>/, '').trim(),
    }));

interface Known {
  id: string;
  name: string;
  email: string | null;
}

interface Found {
  ids: string[];
  /** The lines that fit nobody. */
  rest: string[];
  /** The lines with a name that several people have. */
  shared: string[];
}

/**
 * Finds the people of a pasted list, by address or by name.
 * @param search returns people of whom some have the address or the name
 */
export async function peopleIn(
  text: string,
  search: (words: string) => Promise<readonly Known[]>,
): Promise<Found> {
  const found: Found = { ids: [], rest: [], shared: [] };
  for (const { text: line, address, name } of linesIn(text)) {
    const hasAddress = address.includes('@');
    const byAddress = (hasAddress ? await search(address) : []).filter(
      ({ email }) => email?.toLowerCase() === address,
    );
    const byName = (byAddress.length === 0 && name ? await search(name) : []).filter(
      (person) => plain(person.name) === plain(name),
    );
    const [first, ...others] = byAddress.length > 0 ? byAddress : byName;
    if (!first) found.rest.push(line);
    else if (others.length > 0) found.shared.push(line);
    else found.ids.push(first.id);
  }
  return { ...found, ids: [...new Set(found.ids)] };
}
