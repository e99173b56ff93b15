import { isObject } from '../requests/values.ts';

const SHORTEST = 4;

/** Passwords and tokens, which must not appear in any output. */
export class Secrets {
  readonly #known = new Set<string>();

  hide(secret: string): void {
    if (secret.length >= SHORTEST) this.#known.add(secret);
  }

  /** Hides the values of properties with a matching name, at any depth. */
  hideNamed(json: unknown, names: RegExp): void {
    if (Array.isArray(json)) for (const each of json) this.hideNamed(each, names);
    if (!isObject(json)) return;
    for (const [name, value] of Object.entries(json)) {
      if (names.test(name) && typeof value === 'string') this.hide(value);
      else this.hideNamed(value, names);
    }
  }

  redact(text: string): string {
    const longestFirst = [...this.#known].sort((a, b) => b.length - a.length);
    return longestFirst.reduce((t, secret) => t.replaceAll(secret, '***'), text);
  }
}
