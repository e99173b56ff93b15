import fc from 'fast-check';
import { expect, it } from 'vitest';
import { at, mock, Writer, Writers } from '../../../../tests/support/host/pages.ts';
import { plainText } from '../nodes.ts';

type Step =
  | { who: number; does: 'type'; block: number; position: number; letters: number }
  | { who: number; does: 'erase'; block: number; position: number; count: number }
  | { who: number; does: 'block'; position: number }
  | { who: number; does: 'push' | 'push and hear nothing' | 'pull' };

const PEOPLE = ['project_manager', 'superintendent', 'project_admin'] as const;

const who = fc.nat({ max: PEOPLE.length - 1 });
const place = { block: fc.nat({ max: 3 }), position: fc.nat({ max: 30 }) };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      who,
      does: fc.constant('type' as const),
      ...place,
      letters: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      who,
      does: fc.constant('erase' as const),
      ...place,
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      who,
      does: fc.constant('block' as const),
      position: fc.nat({ max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      who,
      does: fc.constantFrom('push' as const, 'push and hear nothing' as const, 'pull' as const),
    }),
  },
);

/** Each letter that anybody types is unique, so that one that is lost or doubled is found. */
const FIRST_LETTER = 0x4e00;

/** What people do with letters that have to be kept. */
class Session {
  readonly writers: Writer[];
  readonly typed = new Set<string>();
  readonly erased = new Set<string>();
  #next = FIRST_LETTER;

  constructor(writers: Writer[]) {
    this.writers = writers;
  }

  async take(next: Step): Promise<void> {
    const writer = this.writers[next.who];
    if (!writer) return;
    switch (next.does) {
      case 'type': {
        const letters = Array.from({ length: next.letters }, () =>
          String.fromCodePoint(this.#next++),
        );
        for (const letter of letters) this.typed.add(letter);
        writer.type(next.block, next.position, letters.join(''));
        break;
      }
      case 'erase': {
        const before = new Set(writer.text);
        writer.erase(next.block, next.position, next.count);
        const after = new Set(writer.text);
        for (const letter of before) if (!after.has(letter)) this.erased.add(letter);
        break;
      }
      case 'block':
        writer.addBlock(next.position);
        break;
      case 'pull':
        await writer.pull();
        break;
      default:
        await writer.push(next.does === 'push and hear nothing');
    }
  }
}

const lettersOf = (text: string) =>
  [...text].filter((letter) => (letter.codePointAt(0) ?? 0) >= FIRST_LETTER);

it('ends in the same text for everybody, and loses no letter that nobody erased', async () => {
  const writers = new Writers();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const { id } = await writers.create({
        sharing: {
          access: 'project',
          grants: [{ kind: 'role', id: 'superintendent', level: 'edit' }],
        },
      });
      const open = PEOPLE.map((role) => new Writer(writers, id, role));
      for (const writer of open) await writer.pull();
      const session = new Session(open);
      for (const next of steps) await session.take(next);
      for (const writer of open) await writer.push();
      for (const writer of open) await writer.pull();
      const [first = ''] = open.map(({ text }) => text);
      expect(open.map(({ text }) => text)).toEqual([first, first, first]);
      const expected = [...session.typed].filter((letter) => !session.erased.has(letter)).sort();
      expect(lettersOf(first).sort()).toEqual(expected);
      // The host has the same text, also as JSON, and when it reads all updates again.
      const { content } = await writers.textOf(id);
      expect(content && lettersOf(plainText(content)).sort()).toEqual(expected);
      const tenant = mock.store.tenant(writers.tenant);
      tenant.state = structuredClone(tenant.state);
      expect((await writers.textOf(id)).content).toEqual(content);
      const { status } = await writers.send('GET', at(id));
      expect(status).toBe(200);
    }),
    { numRuns: 25 },
  );
});
