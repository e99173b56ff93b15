import {
  type Contract,
  examplesOf,
  type Response,
  resolve,
  type Schema,
} from '../contract/document.ts';
import { guessesOf, questionsOf } from '../contract/guesses.ts';
import { code, escapeHtml, linkTo, page } from './html.ts';

/** A decision of the backend team. Texts are HTML. */
interface Decision {
  title: string;
  assumed: string;
  question: string;
  calls: string[];
}

function decisionsOf(contract: Contract): Decision[] {
  const guesses = guessesOf(contract).map(({ calls, place, question, node }) => ({
    title: `${calls.map(({ name }) => code(name)).join(', ')}: ${place}`,
    assumed: assumptionOf(contract, node, place),
    question: escapeHtml(question),
    calls: calls.map(({ name, operation }) => linkTo(operation.tags?.[0] ?? '', name)),
  }));
  const questions = questionsOf(contract).map(({ title, assumed, question }) => ({
    title: escapeHtml(title),
    assumed: escapeHtml(assumed),
    question: escapeHtml(question),
    calls: [],
  }));
  return [...guesses, ...questions];
}

/** What the contract has at the place of a guess: an answer, an object, a list, or a single value. */
function assumptionOf(contract: Contract, node: Schema, place: string): string {
  const { content = {} } = node as Partial<Response>;
  const [media] = Object.values(content);
  if (media) {
    const [typical] = examplesOf(contract, media);
    return `${place.replace('answer ', '')} with ${code(JSON.stringify(typical?.[1].value))}`;
  }
  const names = Object.keys(node.properties ?? {});
  if (names.length > 0) return `these properties: ${names.map(code).join(', ')}`;
  const { type, items, description } = node;
  if (type === 'array') {
    return `a list of ${escapeHtml(String(resolve<Schema>(contract, items as Schema).type))} values`;
  }
  const value = code(node.const === undefined ? String(type) : JSON.stringify(node.const));
  return typeof description === 'string' ? `${value}. ${escapeHtml(description)}` : value;
}

/** Lists what the documented calls leave open, with room for answers. The page keeps them in the browser. */
export function decisionsPage(contract: Contract): string {
  const decisions = decisionsOf(contract).map(
    ({ title, assumed, question, calls }, i) => `<section class="decision" id="d${i + 1}">
<h2><a href="#d${i + 1}">${i + 1}</a> ${title}</h2>
<p class="question" id="q${i + 1}">${question}</p>
<p>The contract assumes: ${assumed.replace(/\.$/, '')}.${calls.length > 0 ? ` See ${calls.join(', ')}.` : ''}</p>
<textarea rows="2" aria-label="Answer to question ${i + 1}" aria-describedby="q${i + 1}"></textarea>
</section>`,
  );
  return page({
    title: 'Decisions wanted from the backend',
    version: contract.info.version,
    file: 'decisions.html',
    scripts: ['decisions.js'],
    body: `<main class="page">
<h1>Decisions wanted from the backend (${decisions.length})</h1>
<p>The product makes twelve calls today, but its specification does not show all of their parts. The contract had to
guess the parts below, which it marks with <code>x-origin: proposed</code>. Proposed calls are not listed: they are
proposals as a whole. Your answers stay in this browser until you copy them.</p>
<p><button type="button" id="copy">Copy questions and answers</button> <span role="status" id="copied"></span></p>
${decisions.join('\n')}
</main>`,
  });
}
