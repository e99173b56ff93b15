import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { schemaExtensions } from '../schema/extensions';
import {
  namesIn,
  namesInJson,
  PeopleNames,
  peopleIn,
  peopleKey,
  withNames,
} from '../schema/peopleNames';
import { suggestionsIn } from '../suggest/decide';
import { Suggesting } from '../suggest/suggesting';

const mention = { type: 'mention', attrs: { id: 'usr_grace', label: 'Tom Becker' } };
const task = {
  type: 'taskItem',
  attrs: { assigneeId: 'usr_grace', assigneeName: 'Tom Becker' },
  content: [{ type: 'paragraph', content: [mention] }],
};
const content = { type: 'doc', content: [{ type: 'taskList', content: [task] }] };

const open = (text: object) =>
  new Editor({
    extensions: [...schemaExtensions, PeopleNames, Suggesting.configure({ userId: 'usr_ana' })],
    content: text,
  });

it('calls people by their own names, whatever the text says', () => {
  const editor = open(content);
  expect(peopleIn(editor.state.doc)).toEqual(['usr_grace']);
  expect(editor.view.dom.outerHTML).not.toContain('data-assignee-name="Tom Becker"');
  editor.view.dispatch(editor.state.tr.setMeta(peopleKey, { usr_grace: 'Grace Lindqvist' }));
  expect(editor.view.dom.querySelector('li')?.dataset.assigneeName).toBe('Grace Lindqvist');
  const file = withNames(editor.getJSON(), namesIn(editor.state));
  expect(JSON.stringify(file)).not.toContain('Tom Becker');
  expect(namesInJson(file)).toEqual({ usr_grace: 'Grace Lindqvist' });
  editor.commands.selectAll();
  const { dom, text } = editor.view.serializeForClipboard(editor.state.selection.content());
  expect([dom.innerHTML, text].join()).not.toContain('Tom Becker');
  expect(text).toContain('@Grace Lindqvist');
  editor.destroy();
});

it('pastes what others suggest elsewhere as suggestions of the person who pastes', () => {
  const foreign = { id: 'sug_1', userId: 'usr_tom', at: '2026-11-20T09:00:00.000Z' };
  const line = (id: string) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Pour', marks: [{ type: 'insertion', attrs: { ...foreign, id } }] },
    ],
  });
  const editor = open({ type: 'doc', content: [line('sug_1')] });
  const paste = (id: string) =>
    editor.view.pasteHTML(
      `<p><ins data-suggestion data-id="${id}" data-user-id="usr_tom">Pour</ins></p>`,
    );
  paste('sug_2');
  paste('sug_1');
  const authors = new Set<string>();
  editor.state.doc.descendants(({ marks }) => {
    for (const { attrs } of marks) authors.add(`${attrs.userId} ${attrs.id === 'sug_1'}`);
  });
  expect(suggestionsIn(editor.state.doc).length).toBeGreaterThan(1);
  expect([...authors].sort()).toEqual(['usr_ana false', 'usr_tom true']);
  editor.destroy();
});
