/** What a field offers: a person, a company, a project or a record. */
export interface Choice {
  value: string;
  /** What it is called once it is chosen. It tells those of the same name apart. */
  label: string;
  /** What it is called in the list, above its detail; the label by default. */
  name?: string;
  /** What tells it apart in the list, such as a job title and a company. */
  detail?: string;
  /** The heading in the list. */
  group?: string;
}

/** The choices of a field, as far as they are loaded. */
export interface Choices {
  /** What fits the search, in order. */
  options: readonly Choice[];
  /** The names of all that is loaded or was chosen. */
  known: readonly Choice[];
  /** What is searched for. */
  text: string;
  search: (text: string) => void;
  /** Notes what was chosen, so that it keeps its name when the search is another one. */
  remember: (choice: Choice) => void;
  /** Whether the options may not be all that fit. */
  isSearching: boolean;
  /** Why there are no options. */
  failure: { text: string; retry: () => void } | undefined;
  /** Loads the next ones; undefined if there are no more. */
  more: (() => void) | undefined;
}

/** The value of the entry that loads again what failed. */
export const RETRY = ' retry';

/** Returns the choices with each value once. */
export function unique(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ value }) => !seen.has(value) && seen.add(value));
}

/** Returns what the values are called. A value that nothing names is the last resort. */
export function named(values: readonly string[], known: readonly Choice[]): Choice[] {
  const byValue = new Map(known.map((choice) => [choice.value, choice]));
  return values.map((value) => byValue.get(value) ?? { value, label: value });
}

/** Returns the headings with their choices, in the order of the choices. */
export function grouped(choices: readonly Choice[]): [group: string, choices: Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const own = groups.get(choice.group ?? '');
    if (own) own.push(choice);
    else groups.set(choice.group ?? '', [choice]);
  }
  return [...groups];
}
