import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The names of people by their ids. */
export type Names = Readonly<Record<string, string>>;

interface Shown {
  names: Names;
  tasks: DecorationSet;
}

/** A node of a text as JSON. */
interface Json {
  type?: string | undefined;
  attrs?: Attributes | undefined;
  content?: readonly Json[] | undefined;
}

export const peopleKey = new PluginKey<Shown>('people');

/** The attributes that hold a person, and what the text itself calls them. */
const personAttributes: Readonly<Record<string, { id: string; name: string }>> = {
  mention: { id: 'id', name: 'label' },
  taskItem: { id: 'assigneeId', name: 'assigneeName' },
};

type Attributes = Record<string, unknown>;

/** Returns attributes with the name that a person has. Somebody could have written another one. */
function named(type: string, attrs: Attributes, names: Names): Attributes {
  const known = personAttributes[type];
  const id = known && attrs[known.id];
  return known && id ? { ...attrs, [known.name]: names[String(id)] ?? '' } : attrs;
}

/** Returns the ids of the people in a text. */
export function peopleIn(doc: Node): string[] {
  const ids = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    const id = attrs[personAttributes[type.name]?.id ?? ''];
    if (id) ids.add(String(id));
  });
  return [...ids].sort();
}

export const namesIn = (state: EditorState): Names => peopleKey.getState(state)?.names ?? {};

/** Returns the people that the host names in a text. */
export function namesInJson({ type = '', attrs = {}, content = [] }: Json): Names {
  const known = personAttributes[type];
  const id = known && attrs[known.id];
  return Object.assign(
    id ? { [String(id)]: String(attrs[known.name] ?? '') } : {},
    ...content.map(namesInJson),
  );
}

/** Returns a text for a file, with the names that people have. */
export function withNames<Text extends Json>(node: Text, names: Names): Text {
  return {
    ...node,
    ...(node.attrs && { attrs: named(node.type ?? '', node.attrs, names) }),
    ...(node.content && { content: node.content.map((child) => withNames(child, names)) }),
  };
}

function show(doc: Node, names: Names): Shown {
  const tasks: Decoration[] = [];
  doc.descendants((node, from) => {
    if (node.type.name !== 'taskItem' || !node.attrs.assigneeId) return;
    const name = names[String(node.attrs.assigneeId)] ?? '';
    tasks.push(Decoration.node(from, from + node.nodeSize, { 'data-assignee-name': name }));
  });
  return { names, tasks: DecorationSet.create(doc, tasks) };
}

const copied = (fragment: Fragment, names: Names): Fragment => {
  const nodes: Node[] = [];
  fragment.forEach((node) => {
    const attrs = named(node.type.name, node.attrs, names);
    const content = () => copied(node.content, names);
    nodes.push(node.isText ? node : node.type.create(attrs, content(), node.marks));
  });
  return Fragment.fromArray(nodes);
};

/** Shows people under the names that they have, also in what is copied. */
export const PeopleNames = Extension.create({
  name: 'peopleNames',
  addProseMirrorPlugins: () => [
    new Plugin<Shown>({
      key: peopleKey,
      state: {
        init: (_, { doc }) => show(doc, {}),
        apply(transaction, before) {
          const names = (transaction.getMeta(peopleKey) as Names | undefined) ?? before.names;
          const isSame = names === before.names && !transaction.docChanged;
          return isSame ? before : show(transaction.doc, names);
        },
      },
      props: {
        decorations: (state) => peopleKey.getState(state)?.tasks,
        transformCopied: ({ content, openStart, openEnd }, { state }) =>
          new Slice(copied(content, namesIn(state)), openStart, openEnd),
      },
    }),
  ],
});
