import { Combobox, Textarea, useCombobox, VisuallyHidden } from '@mantine/core';
import { IconBuilding, IconUsers } from '@tabler/icons-react';
import {
  type ClipboardEventHandler,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DistributionGroup, ProjectMember } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { detailOf } from '../../people/partyChoices';
import classes from './MentionBox.module.css';
import { findPeople, insertMention, type Mentionable, searchAt } from './mentions';
import { mentionOf } from './useMentions';

type Option = ProjectMember | DistributionGroup | Mentionable;

interface Props {
  value: string;
  /** @param mentions The people who were just chosen. */
  onChange: (value: string, mentions?: readonly Mentionable[]) => void;
  people: readonly ProjectMember[];
  /** Groups of them. A group stands for all of its members. */
  groups: readonly DistributionGroup[];
  readOnly: boolean;
  /** The list of people stays in the dialog that the box is in. */
  inDialog: boolean;
  /** Companies, which stand for all of their people. */
  companies?: readonly Mentionable[];
  /** Searches for people whose names fit what is typed. */
  onSearch: (text: string) => void;
  /** The people are needed soon. */
  onFocus: () => void;
  label?: string;
  placeholder?: string;
  /** Whether Enter alone sends the form, and Shift+Enter starts a line. */
  enterSends?: boolean;
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
  minRows?: number;
}

/** Keys that control the open list; Enter and Tab choose. */
const LIST_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'];

/**
 * Shows the box of a comment. An @ opens a list of people; the focus stays in the text.
 */
export function MentionBox(props: Props) {
  const {
    value,
    onChange,
    people,
    groups,
    companies = [],
    enterSends = false,
    onPaste,
    onSearch,
  } = props;
  const list = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Position of the @ with a list that Escape closed. */
  const [closed, setClosed] = useState<number | null>(null);
  const nextCaret = useRef<number>(undefined);

  const search = caret === null ? null : searchAt(value, caret);
  const options: Option[] = [...people, ...groups, ...companies];
  const found = search && search.start !== closed ? findPeople(options, search.query) : [];
  const opened = found.length > 0;
  const asked = search?.query ?? '';
  useEffect(() => onSearch(asked), [asked, onSearch]);
  const combobox = useCombobox({ opened });
  const option = (index: number) => `${list}-${index}`;
  const current = Math.min(active, found.length - 1);

  useLayoutEffect(() => {
    if (nextCaret.current === undefined || box.current?.value !== value) return;
    box.current.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  }, [value]);

  const choose = (chosen: Option | undefined) => {
    if (!chosen || !search || caret === null) return;
    const mentions = ('members' in chosen ? chosen.members : [chosen]).map(mentionOf);
    const next = insertMention(value, search.start, caret, mentions);
    nextCaret.current = next.caret;
    setCaret(next.caret);
    onChange(next.text, mentions);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (sends(event, enterSends && !opened)) {
      event.preventDefault();
      return event.currentTarget.form?.requestSubmit();
    }
    if (!opened || event.shiftKey || !LIST_KEYS.includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') setActive((current + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((current + found.length - 1) % found.length);
    else if (event.key === 'Escape') setClosed(search?.start ?? null);
    else choose(found[current]);
  };

  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      shadow="md"
      withinPortal={!props.inDialog}
      portalProps={{ target: '#main' }}
      onOptionSubmit={(id) => choose(found.find((candidate) => candidate.id === id))}
    >
      <Combobox.DropdownTarget>
        <Textarea
          ref={box}
          aria-label={props.label ?? 'Comment'}
          placeholder={props.placeholder ?? 'Write a comment, @ to mention someone'}
          {...(onPaste && { onPaste })}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={opened ? list : undefined}
          aria-activedescendant={opened ? option(current) : undefined}
          autosize
          minRows={props.minRows ?? 2}
          maxRows={8}
          maxLength={10_000}
          readOnly={props.readOnly}
          value={value}
          onChange={(event) => {
            setActive(0);
            setClosed(null);
            setCaret(event.currentTarget.selectionStart);
            onChange(event.currentTarget.value);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          onFocus={props.onFocus}
          onBlur={() => setCaret(null)}
        />
      </Combobox.DropdownTarget>
      <VisuallyHidden role="status">
        {opened && `${count(found.length, 'choice')} to mention`}
      </VisuallyHidden>
      <Combobox.Dropdown>
        <Choices id={list} found={found} current={current} onPoint={setActive} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

const OptionText = ({ option }: { option: Option }) => (
  <>
    {'members' in option ? (
      <IconUsers size={20} aria-hidden="true" />
    ) : !('avatarUrl' in option) ? (
      <IconBuilding size={20} aria-hidden="true" />
    ) : (
      <PersonAvatar person={option} size={24} />
    )}
    <span className="nowrap">{option.name}</span>
    <span className="cut quiet text-xs">
      {'members' in option && count(option.members.length, 'person', 'people')}
      {'companyName' in option && detailOf(option)}
      {!('members' in option || 'companyName' in option) && 'Company'}
    </span>
  </>
);

/** Tells whether a key sends the form. */
const sends = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, enterSends: boolean): boolean =>
  key === 'Enter' && (ctrlKey || metaKey || (enterSends && !shiftKey));

interface ChoicesProps {
  id: string;
  found: readonly Option[];
  /** The index of the active one. */
  current: number;
  onPoint: (index: number) => void;
}

const Choices = ({ id, found, current, onPoint }: ChoicesProps) => (
  <Combobox.Options id={id} aria-label="People to mention">
    {found.map((option, index) => (
      <Combobox.Option
        key={option.id}
        id={`${id}-${index}`}
        value={option.id}
        aria-selected={index === current}
        className={`row gap-8 ${classes.option}`}
        data-active={index === current || undefined}
        onMouseMove={() => onPoint(index)}
      >
        <OptionText option={option} />
      </Combobox.Option>
    ))}
  </Combobox.Options>
);
