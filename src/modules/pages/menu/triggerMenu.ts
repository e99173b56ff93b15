import { type Editor, Extension, type Range } from '@tiptap/core';
import { isChangeOrigin } from '@tiptap/extension-collaboration';
import { PluginKey } from '@tiptap/pm/state';
import Suggestion, { exitSuggestion } from '@tiptap/suggestion';
import type { ReactNode } from 'react';
import { createStore } from 'zustand';

/** An entry of the menus that open while typing. */
export interface MenuEntry {
  key: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  /** Puts the entry in the place of what was typed. */
  run: (editor: Editor, range: Range) => void;
}

export interface MenuSource {
  /** The character that opens the menu. */
  char: string;
  label: string;
  find: (query: string) => MenuEntry[] | Promise<MenuEntry[]>;
}

export interface MenuState {
  label: string;
  entries: readonly MenuEntry[];
  index: number;
  /** Where the caret is. Null while no menu is open. */
  rect: (() => DOMRect | null) | null;
  choose: (entry: MenuEntry) => void;
}

const closed: MenuState = { label: '', entries: [], index: 0, rect: null, choose: () => {} };

export const createMenu = () => createStore<MenuState>(() => closed);
export type MenuStore = ReturnType<typeof createMenu>;

/** Menus that open at a character, such as /, @ and #. The store holds the open one. */
export function triggerMenus(sources: readonly MenuSource[], menu: MenuStore) {
  return sources.map((source, i) => {
    const pluginKey = new PluginKey(`menu-${i}`);
    return Extension.create({
      name: `menu-${i}`,
      addProseMirrorPlugins() {
        return [
          Suggestion<MenuEntry, MenuEntry>({
            editor: this.editor,
            pluginKey,
            char: source.char,
            allowSpaces: true,
            // Only what this user types opens a menu, and never code.
            shouldShow: ({ transaction, editor }) =>
              !isChangeOrigin(transaction) && editor.isEditable && !editor.isActive('codeBlock'),
            items: ({ query }) => source.find(query),
            command: ({ editor, range, props }) => props.run(editor, range),
            render: () => ({
              onStart: ({ items, command, clientRect }) =>
                menu.setState({
                  label: source.label,
                  entries: items,
                  index: 0,
                  rect: clientRect ?? null,
                  choose: command,
                }),
              onUpdate: ({ items, command, clientRect }) =>
                menu.setState(({ index }) => ({
                  entries: items,
                  index: Math.min(index, Math.max(0, items.length - 1)),
                  rect: clientRect ?? null,
                  choose: command,
                })),
              onExit: () => menu.setState(closed),
              onKeyDown: ({ event, view }) =>
                onKey(menu, event, () => exitSuggestion(view, pluginKey)),
            }),
          }),
        ];
      },
    });
  });
}

/** @returns whether the key was for the menu */
function onKey(menu: MenuStore, event: KeyboardEvent, close: () => void): boolean {
  const { entries, index, choose, rect } = menu.getState();
  if (!rect) return false;
  if (event.key === 'Escape') {
    close();
    return true;
  }
  const entry = entries[index];
  if (!entry) return false;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    menu.setState({ index: (index + step + entries.length) % entries.length });
    return true;
  }
  if (event.key !== 'Enter' && event.key !== 'Tab') return false;
  choose(entry);
  return true;
}
