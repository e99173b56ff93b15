import type { Change, Kind } from './comparison.ts';

const titles: Record<Kind, string> = {
  breaking: 'Breaking: a correct client, host or test would fail',
  additive: 'Additive: new options, and nothing else changes',
  harmless: 'Harmless: requests and answers stay the same',
};

const steps = ['major', 'minor', 'patch'] as const;
type Step = (typeof steps)[number];

/** The step that a change calls for. Below 1.0.0 it is one lower (Semantic Versioning 2.0.0, section 4). */
const needed = (before: string, kind: Kind): Step => {
  const isEarly = numbers(before)[0] === 0;
  if (kind === 'breaking') return isEarly ? 'minor' : 'major';
  return kind === 'additive' && !isEarly ? 'minor' : 'patch';
};

interface Verdict {
  /** Whether there is a breaking change without the version step that it needs. */
  fails: boolean;
  lines: string[];
}

/** Formats the changes and the version step that they require. */
export function verdict(changes: readonly Change[], before: string, after: string): Verdict {
  const kinds = Object.keys(titles) as Kind[];
  const listed = kinds.flatMap((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    if (ofKind.length === 0) return [];
    return [`${titles[kind]} (${ofKind.length})`, ...ofKind.map(line), ''];
  });
  const worst = kinds.find((kind) => changes.some((change) => change.kind === kind));
  const versions = before === after ? `info.version is still ${after}` : `${before} -> ${after}`;
  if (!worst) return { fails: false, lines: [`The contract has not changed; ${versions}.`] };
  const step = needed(before, worst);
  const raised = raise(before, after);
  if (raised && steps.indexOf(raised) <= steps.indexOf(step)) {
    return {
      fails: false,
      lines: [...listed, `${versions}: the new version matches these changes.`],
    };
  }
  const advice = `raise info.version to ${next(before, step)}`;
  const last =
    worst === 'breaking'
      ? `${versions}: breaking changes need another ${step} version. Revert them, or ${advice}.`
      : `${versions}: nothing breaks. ${sentence(worst)} changes call for a ${step} version: ${advice}.`;
  return { fails: worst === 'breaking', lines: [...listed, last] };
}

const sentence = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

function line({ place, text, operations }: Change): string {
  const [first, second, third, ...more] = operations;
  if (operations.length === 0) return `  ${place}: ${text}`;
  if (place === '') return `  ${operations.join(', ')}: ${text}`;
  if (operations.length === 1) return `  ${first}, ${place}: ${text}`;
  const few = [first, second, third].filter(Boolean).join(', ');
  const all = more.length > 0 ? `${few} and ${more.length} more` : few;
  return `  ${place}: ${text} (${all})`;
}

const numbers = (version: string): number[] =>
  (/^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number);

/** Returns the step between two versions; none if the version did not go up. */
function raise(before: string, after: string): Step | undefined {
  const [from, to] = [numbers(before), numbers(after)];
  const index = [0, 1, 2].find((place) => from[place] !== to[place]);
  if (index === undefined || (to[index] ?? -1) < (from[index] ?? 0)) return undefined;
  return steps[index];
}

function next(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
