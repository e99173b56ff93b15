import type { Locator, Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';

export interface Scene {
  page: Page;
  mock: Mock;
}

/** What the catalogue says of a failure: what happened, and why. */
export type Texts = [happened: string, reason: string];

interface Called {
  /** Somebody is signed in already. */
  signedIn: boolean;
  /** Goes to where the operation is called from, and makes ready what the call wants. */
  open(scene: Scene): Promise<void>;
  /** What the user sees when the call succeeds. */
  succeeds(scene: Scene): Promise<void>;
}

/** A form that is filled and sent: the failure is shown inline, and everything typed stays. */
export interface FormRecipe extends Called {
  kind: 'form';
  /** Where the failure is shown; inline unless told. The specification toasts some (section 8). */
  failure?: 'toast';
  submit: string;
  /** Field -> what `open` typed. */
  filled: (page: Page) => readonly (readonly [field: Locator, value: string])[];
  /** Names of values that a problem may point to -> their fields. */
  fields?: Readonly<Record<string, string>>;
}

/** A free-standing action: the failure is toasted once, and everything stays as it was. */
export interface ActionRecipe extends Called {
  kind: 'action';
  act(page: Page): Promise<void>;
  unchanged(page: Page): Promise<void>;
}

/** What a page shows: the failure stands in its place, with Retry. `open` calls the operation. */
export interface QueryRecipe extends Called {
  kind: 'query';
  /** What says that it failed, where that is not a state in the place of what is missing. */
  fails?: (page: Page, texts: Texts, options: { timeout: number }) => Promise<void>;
  /** The 404 of what the page is about is a state of its own. */
  notFound?: (page: Page) => Promise<void>;
}

/** A call that is none of these has a test of its own in a file of its name. */
interface OwnRecipe {
  kind: 'own';
}

/** Called by the code that calls another one, which is walked in its place; see sameCode.ts. */
interface LikeRecipe {
  kind: 'like';
  operation: string;
}

/** Declared, but not called by the app yet; tests/contract/safety.test.ts holds that to be true. */
interface UnusedRecipe {
  kind: 'unused';
}

/** What the walk meets the failures of. */
export type WalkedRecipe = FormRecipe | ActionRecipe | QueryRecipe;

export type Recipe = WalkedRecipe | OwnRecipe | LikeRecipe | UnusedRecipe;
