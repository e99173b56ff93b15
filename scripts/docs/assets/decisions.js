// Keeps the answers in this browser, and copies them with their questions.
const KEY = 'contract-decisions';
const sections = [...document.querySelectorAll('.decision')];
const questionOf = (section) => section.querySelector('.question').textContent;
const answerOf = (section) => section.querySelector('textarea');

// By question, so that an answer stays with its question in a later contract.
const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
for (const section of sections) {
  const answer = answerOf(section);
  answer.value = kept[questionOf(section)] ?? '';
  answer.addEventListener('input', () => {
    kept[questionOf(section)] = answer.value;
    localStorage.setItem(KEY, JSON.stringify(kept));
  });
}

document.querySelector('#copy').addEventListener('click', async () => {
  const texts = sections.map((section) => {
    const title = section.querySelector('h2').textContent;
    return `## ${title}\n\n${questionOf(section)}\n\nAnswer: ${answerOf(section).value}\n`;
  });
  const says = document.querySelector('#copied');
  try {
    await navigator.clipboard.writeText(texts.join('\n'));
    says.textContent = 'Copied.';
  } catch {
    says.textContent = 'The browser does not permit copying on this page.';
  }
});
