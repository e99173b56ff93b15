import { searchable } from '@/shared/format/fold';

export interface Mentionable {
  id: string;
  name: string;
}

/** Longer than any name: an @ further back does not start a mention. */
const LONGEST = 40;
/** The number of people that fits on a phone above its keyboard. */
const SHOWN = 6;

const isWordCharacter = (character: string | undefined) => /[\p{L}\p{N}_]/u.test(character ?? '');

/** The name being typed after an @, and the position of the @. Ignores the @ of an email address. */
export function searchAt(text: string, caret: number): { start: number; query: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret <= start || isWordCharacter(text[start - 1])) return null;
  const query = text.slice(start + 1, caret);
  return query.length > LONGEST || /^\s|\n/.test(query) ? null : { start, query };
}

/**
 * People with a first or later name that starts with the query. None once a name is typed that only one of them has.
 */
export function findPeople<P extends Mentionable>(people: readonly P[], query: string): P[] {
  const prefix = searchable(query);
  const fits = ({ name }: P) =>
    searchable(name).startsWith(prefix) || searchable(name).includes(` ${prefix}`);
  const found = people.filter(fits);
  const [only] = found;
  return found.length === 1 && only && searchable(only.name) === prefix
    ? []
    : found.slice(0, SHOWN);
}

/** Replaces the typed part of a name with the names. Returns the text and the new caret position. */
export function insertMention(
  text: string,
  start: number,
  caret: number,
  people: readonly Mentionable[],
) {
  const rest = text.slice(caret);
  const before = text.slice(0, start) + people.map(({ name }) => `@${name}`).join(' ');
  return rest.startsWith(' ')
    ? { text: before + rest, caret: before.length + 1 }
    : { text: `${before} ${rest}`, caret: before.length + 1 };
}

/** Splits a text into plain text and mentioned people. */
export function splitMentions<P extends Mentionable>(
  text: string,
  people: readonly P[],
): (string | P)[] {
  // Prefer 'Ana Torres Diaz' over 'Ana Torres' if the text contains both.
  const longestFirst = people
    .filter(({ name }) => name)
    .sort((a, b) => b.name.length - a.name.length);
  const pieces: (string | P)[] = [];
  const told = new Map<string, Map<string, P>>();
  /** Of people of the same name, each way to write it, such as 'Ana Torres (Electrician)', is the next one. */
  const meant = (found: P, end: number): P => {
    const namesakes = people.filter(({ name }) => name === found.name);
    if (namesakes.length === 1) return found;
    const written = /^ \([^()\n]*\)/.exec(text.slice(end))?.[0] ?? '';
    const ways = told.get(found.name) ?? new Map<string, P>();
    const person = ways.get(written) ?? namesakes[ways.size] ?? found;
    told.set(found.name, ways.set(written, person));
    return person;
  };
  let from = 0;
  for (let start = text.indexOf('@'); start >= 0; start = text.indexOf('@', start + 1)) {
    if (start < from || isWordCharacter(text[start - 1])) continue;
    const person = longestFirst.find(
      ({ name }) =>
        text.startsWith(name, start + 1) && !isWordCharacter(text[start + 1 + name.length]),
    );
    if (!person) continue;
    if (start > from) pieces.push(text.slice(from, start));
    pieces.push(meant(person, start + 1 + person.name.length));
    from = start + 1 + person.name.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** Ids of the people mentioned in the text, without duplicates. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const ids = splitMentions(text, people).flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.id],
  );
  return [...new Set(ids)];
}

/** Returns the groups with those of their members who see a text. A group without any is left out. */
export function groupsOf<P extends Mentionable, G extends { members: readonly P[] }>(
  groups: readonly G[],
  sees: (person: G['members'][number]) => boolean,
): G[] {
  return groups.flatMap((group) => {
    const members = group.members.filter(sees);
    return members.length > 0 ? [{ ...group, members }] : [];
  });
}
