import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/support/paths.ts';
import { operationIds } from '../support/catalogue.ts';
import { handwrittenSources, type Source } from '../support/sources.ts';

/** Rules of this repository that neither the compiler nor the linter knows. */
interface Rule {
  rule: string;
  pattern: RegExp;
  /** Files that may. */
  except?: RegExp;
  /** Something the pattern must find, or it finds nothing. */
  sample: string;
}

const rules: readonly Rule[] = [
  {
    rule: 'calls go through the generated client: fetch is for two files of src/api',
    pattern: /(?<![\w.])(?:globalThis\.|window\.)?fetch\(|new XMLHttpRequest|sendBeacon\(/,
    except: /^src\/api\/(?:timeout|transfer)\.ts$/,
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
    rule: 'no code is made from text',
    pattern: /\beval\(|new Function\(|javascript:/,
    sample: 'eval(text)',
  },
  {
    rule: 'nothing in src knows that there is a mock',
    pattern: /\bmock/i,
    sample: 'if (mockMode)',
  },
  {
    rule: 'the console is for src/platform/config, which says what is switched off',
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
    rule: 'what the server says is shown by src/shared/errors alone',
    pattern:
      /\.(?:detail|title)\b.*(?:toast\.|FormMessage)|(?:toast\.\w+|FormMessage>)\(?\{?\w*[eE]rror\.(?:detail|title|message)/,
    sample: 'toast.error(error.detail)',
  },
  {
    rule: 'failures are toasted by useWrite, and by toastFailure where there is no write',
    pattern: /toast\.error\(\s*failureText|import\(.*operationTexts/,
    except: /^src\/shared\/feedback\/writeFailures\.ts$/,
    sample: "toast.error(failureText('login', error))",
  },
  {
    rule: 'pages are opened by the router: location is not written to',
    pattern: /location\.(?:href\s*=|assign\(|replace\()|window\.open\(/,
    sample: 'location.href = next',
  },
  {
    rule: 'a link that opens another window tells it nothing',
    pattern: /target="_blank"(?![^>]*noopener)/,
    sample: '<a target="_blank" href={url}>',
  },
  {
    rule: 'the session is kept by src/platform/auth',
    pattern: /auth-storage/,
    except: /^src\/platform\/auth\/session\.ts$/,
    sample: "localStorage.getItem('auth-storage')",
  },
  {
    rule: 'the access token is read by src/platform/auth and handed over in main.tsx; that of a visit by its own file',
    pattern: /\baccessToken\b/,
    except: /^src\/(?:platform\/auth\/|shared\/visitors\/visit\.ts$|api\/client\.ts$|main\.tsx$)/,
    sample: 'session.get().accessToken',
  },
];

const sources = handwrittenSources();

const breaches = ({ pattern, except }: Rule, files: readonly Source[]) =>
  files
    .filter(({ path }) => !except?.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );

describe.each(rules)('$rule', (rule) => {
  test('holds', () => {
    expect(breaches(rule, sources)).toEqual([]);
  });
  test('would be found', () => {
    expect(breaches(rule, [{ path: 'src/modules/x.tsx', text: rule.sample }])).toHaveLength(1);
  });
});

test('the document has neither scripts nor styles in it, which the content security policy refuses', () => {
  const html = readFileSync(inRoot('index.html'), 'utf8');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, body] of scripts) {
    expect(attributes).toMatch(/\bsrc="\//);
    expect(body).toBe('');
  }
});

/** Operations that the app does not call: they are for other clients, since the portal sends files by uploads. */
const unused = ['createScan', 'createModel', 'createModelVersion'];

test('the app calls every operation but those for other clients', () => {
  const uncalled = operationIds().filter(
    (operation) => !sources.some(({ text }) => text.includes(`/${operation}.gen'`)),
  );
  expect(uncalled.sort()).toEqual(unused.sort());
});

test('a file stays short enough to be read at a sitting', () => {
  const long = sources
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

test('no operation answers with a stream of events: the app leaves their reader out (vite.config.ts)', () => {
  expect(readFileSync(inRoot('openapi', 'dist', 'openapi.json'), 'utf8')).not.toContain(
    'text/event-stream',
  );
});
