import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/support/paths.ts';
import { operationIds } from '../support/catalog.ts';
import { handwrittenSources, type Source } from '../support/sources.ts';

/** A rule of this repository that neither the compiler nor the linter can check. */
interface Rule {
  rule: string;
  pattern: RegExp;
  /** Files to which the rule does not apply. */
  except?: RegExp;
  /** Code that breaks the rule. Proves that the pattern works. */
  sample: string;
}

const rules: readonly Rule[] = [
  {
    rule: 'calls go through the generated client; only three files of src/api use fetch, and the loader of code',
    pattern: /(?<![\w.])(?:globalThis\.|window\.)?fetch\(|new XMLHttpRequest|sendBeacon\(/,
    except: /^src\/(?:api\/(?:timeout|transfer|streamFetch)|shared\/loadCode)\.ts$/,
    sample: 'await fetch("/api")',
  },
  {
    rule: 'addresses of the API are in the contract',
    pattern: /['"`]\/api\/v\d/,
    sample: "get('/api/v1/projects')",
  },
  {
    rule: 'markup is written as JSX, so that no text can become markup',
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
    sample: 'node.innerHTML = text',
  },
  {
    rule: 'no code is created from text',
    pattern: /\beval\(|new Function\(|javascript:/,
    sample: 'eval(text)',
  },
  {
    rule: 'nothing in src knows that there is a mock',
    pattern: /\bmock/i,
    sample: 'if (mockMode)',
  },
  {
    rule: 'only src/platform/config writes to the console',
    pattern: /console\.(?:log|debug|info|table)\(/,
    except: /^src\/platform\/config\//,
    sample: 'console.log(user)',
  },
  {
    rule: 'types are not switched off',
    pattern: /@ts-(?:ignore|nocheck|expect-error)|\bas any\b|\bas unknown as\b/,
    sample: 'value as any',
  },
  {
    rule: 'only src/shared/errors shows server messages',
    pattern:
      /\.(?:detail|title)\b.*(?:toast\.|FormMessage)|(?:toast\.\w+|FormMessage>)\(?\{?\w*[eE]rror\.(?:detail|title|message)/,
    sample: 'toast.error(error.detail)',
  },
  {
    rule: 'only useWrite and toastFailure show failures as toasts',
    pattern: /toast\.error\(\s*failureText|import\(.*operationTexts/,
    except: /^src\/shared\/feedback\/writeFailures\.ts$/,
    sample: "toast.error(failureText('login', error))",
  },
  {
    rule: 'only the router opens pages; no code writes to location',
    pattern: /location\.(?:href\s*=|assign\(|replace\()|window\.open\(/,
    // The provider of a company is no page of the portal.
    except: /^src\/modules\/auth\/providerMutations\.ts$/,
    sample: 'location.href = next',
  },
  {
    rule: 'a link that opens another window passes it no opener',
    pattern: /target="_blank"(?![^>]*noopener)/,
    sample: '<a target="_blank" href={url}>',
  },
  {
    rule: 'only src/platform/auth stores the session',
    pattern: /auth-storage/,
    // All places are listed in one file, which reads none.
    except: /^src\/(?:platform\/auth\/session|shared\/storagePlaces)\.ts$/,
    sample: "localStorage.getItem('auth-storage')",
  },
  {
    rule: 'only src/platform/auth and main.tsx read the access token, and only its own file that of a visit',
    pattern: /\baccessToken\b/,
    except:
      /^src\/(?:platform\/auth\/|records\/visitors\/visit\.ts$|api\/(?:client|forbidden)\.ts$|main\.tsx$)/,
    sample: 'session.get().accessToken',
  },
];

const sources = handwrittenSources();

const breaches = ({ pattern, except }: Rule, files: readonly Source[]) =>
  files
    .filter(({ path }) => !except?.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, i) =>
        // The next line may have what the rule asks for.
        pattern.test(line) && pattern.test(`${line} ${lines[i + 1] ?? ''}`)
          ? [`${path}:${i + 1}: ${line.trim()}`]
          : [],
      );
    });

describe.each(rules)('$rule', (rule) => {
  test('is followed', () => {
    expect(breaches(rule, sources)).toEqual([]);
  });
  test('is detected if broken', () => {
    expect(breaches(rule, [{ path: 'src/modules/x.tsx', text: rule.sample }])).toHaveLength(1);
  });
});

test('index.html has no inline scripts or styles, which the content security policy would block', () => {
  const html = readFileSync(inRoot('index.html'), 'utf8');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, body] of scripts) {
    expect(attributes).toMatch(/\bsrc="\//);
    expect(body).toBe('');
  }
});

/** Operations for other clients. The portal sends files as resumable uploads instead, and reads the whole profile. */
const unused = ['createScan', 'createModel', 'createModelVersion', 'getCurrentUser'];

test('the app calls every operation except those for other clients', () => {
  const imports = sources.flatMap(({ text }) => [
    ...text.matchAll(/import \{([^}]*)\} from '[^']*\/generated\//g),
  ]);
  const called = new Set(
    imports
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
      .map((name) => name.replace(/(Infinite)?(QueryKey|Options)$/, '')),
  );
  const uncalled = operationIds().filter((operation) => !called.has(operation));
  expect(uncalled.sort()).toEqual(unused.sort());
});

test('a panel that scrolls contains its hidden elements and its scrolling', () => {
  const rules = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\{[^{}]*overflow(-[xy])?: (?:auto|scroll);[^{}]*\}/g)].map(
      ([rule, axis]) => ({ path, rule, axis }),
    ),
  );
  expect(rules.length).toBeGreaterThan(10);
  const open = rules.filter(({ rule, axis }) => {
    // A wheel over a row that scrolls sideways scrolls the page.
    const contains = `overscroll-behavior${axis === '-x' ? '-x' : ''}: contain`;
    return !rule.includes(contains) || !/\n\s*position:/.test(rule);
  });
  expect(open).toEqual([]);
});

test('no source file has more than 250 lines', () => {
  const long = sources
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});
