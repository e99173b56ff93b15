import { Checkbox, Combobox, ScrollArea } from '@mantine/core';
import { useState } from 'react';
import classes from './Choices.module.css';
import { ChoiceText } from './ChoiceText';
import { type Choices, grouped, RETRY } from './choices';

interface Props {
  /** What is chosen here, for people who do not see it. */
  label: string;
  choices: Choices;
  /** The chosen values of a list that allows several. */
  chosen?: readonly string[];
  /** What stands below the list. */
  footer?: React.ReactNode;
}

/** A search and what the host found, in a dropdown. */
export function ChoiceList({ label, choices, chosen, footer }: Props) {
  const { options, failure, isSearching, search, more } = choices;
  const [text, setText] = useState('');
  const list = grouped(options).map(([group, all]) => {
    const items = all.map((choice) => (
      <Combobox.Option
        key={choice.value}
        value={choice.value}
        className={`row ${classes.option}`}
        {...(chosen && { 'aria-selected': chosen.includes(choice.value) })}
      >
        {chosen && (
          <Checkbox
            size="xs"
            className="rigid"
            checked={chosen.includes(choice.value)}
            readOnly
            aria-hidden="true"
            tabIndex={-1}
            style={{ pointerEvents: 'none' }}
          />
        )}
        <ChoiceText choice={choice} />
      </Combobox.Option>
    ));
    return group ? (
      <Combobox.Group key={group} label={group}>
        {items}
      </Combobox.Group>
    ) : (
      items
    );
  });
  return (
    <Combobox.Dropdown>
      <Combobox.Search
        value={text}
        placeholder="Search"
        aria-label={`Search ${label.toLowerCase()}`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          search(currentTarget.value);
        }}
      />
      <Combobox.Options aria-label={label} {...(chosen && { 'aria-multiselectable': true })}>
        <ScrollArea.Autosize
          mah={320}
          type="scroll"
          scrollbarSize="var(--combobox-padding)"
          onBottomReached={() => more?.()}
        >
          {list}
          {failure && <Combobox.Option value={RETRY}>{failure.text}. Try again</Combobox.Option>}
        </ScrollArea.Autosize>
        {options.length === 0 && !failure && (
          <Combobox.Empty>{isSearching ? 'Searching' : 'Nothing found'}</Combobox.Empty>
        )}
      </Combobox.Options>
      {footer && <Combobox.Footer>{footer}</Combobox.Footer>}
    </Combobox.Dropdown>
  );
}
