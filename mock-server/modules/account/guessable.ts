import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { User } from '../../core/state/model.ts';
import { invalid } from '../../engine/problem.ts';

/** A name shorter than this is part of too many words. */
const SHORTEST_NAME = 4;
/** Of 0 to 4: fewer than a million guesses. */
const LOWEST_SCORE = 2;

let loaded: Promise<ZxcvbnFactory> | undefined;

/** The list of common passwords is large, and most runs of the mock set none. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
  });
}

/** Refuses a new password that others would guess early: a common one, or one with the name or the address of the person. */
export async function refusedGuessable(
  password: string,
  { username, email }: Pick<User, 'username' | 'email'>,
) {
  loaded ??= load();
  const [local = '', domain = ''] = email.split('@');
  const known = [username, local, domain].flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const names = known.filter(({ length }) => length >= SHORTEST_NAME);
  const { score, sequence } = (await loaded).check(password, names);
  const isNamed = sequence.some(
    ({ dictionaryName, token }) => dictionaryName === 'userInputs' && token.length >= SHORTEST_NAME,
  );
  if (isNamed) return invalid('/password', 'personal', 'must not contain your name or address');
  const isListed = sequence.length === 1 && sequence[0]?.pattern === 'dictionary';
  if (score < LOWEST_SCORE || isListed) {
    return invalid('/password', 'common', 'is one of those that are guessed first');
  }
  return null;
}
