import {
  Button,
  Chip,
  CloseButton,
  NativeSelect,
  SegmentedControl,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconLayoutGrid, IconMap2, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PhotoSummary } from '@/api/generated/types.gen';
import { countFilters, noFilters, type PhotoView } from '../usePhotoView';
import { DaysFilter } from './DaysFilter';
import classes from './PhotoToolbar.module.css';

/** Milliseconds after the last letter until the server is asked. */
const TYPING_PAUSE = 250;

interface Props {
  view: PhotoView;
  onChange: (change: Partial<PhotoView>) => void;
  summary: PhotoSummary | undefined;
}

export function PhotoToolbar({ view, onChange, summary }: Props) {
  return (
    <search className={classes.toolbar} aria-label="Photos">
      <SearchField view={view} onChange={onChange} />
      <NativeSelect
        size="xs"
        aria-label="Tag"
        value={view.tag}
        onChange={(event) => onChange({ tag: event.currentTarget.value })}
        data={[
          { value: '', label: 'All tags' },
          ...(summary?.tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })) ??
            (view.tag ? [view.tag] : [])),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label="Uploaded by"
        value={view.by}
        onChange={(event) => onChange({ by: event.currentTarget.value })}
        data={[
          { value: '', label: 'Everybody' },
          ...(summary?.uploaders.map(({ id, name }) => ({ value: id, label: name })) ??
            (view.by ? [{ value: view.by, label: '…' }] : [])),
        ]}
      />
      <DaysFilter view={view} onChange={onChange} />
      <Chip size="xs" checked={view.is360} onChange={(is360) => onChange({ is360 })}>
        360°
      </Chip>
      <Chip size="xs" checked={view.starred} onChange={(starred) => onChange({ starred })}>
        Starred
      </Chip>
      {countFilters(view) > 0 && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => onChange({ ...noFilters, q: view.q, album: view.album })}
        >
          Clear filters
        </Button>
      )}
      <SegmentedControl
        size="xs"
        className={classes.layout ?? ''}
        aria-label="Layout"
        value={view.layout}
        onChange={(layout) => onChange({ layout: layout as PhotoView['layout'] })}
        data={[
          { value: 'grid', label: <Choice icon={<IconLayoutGrid size={16} />} label="Grid" /> },
          { value: 'map', label: <Choice icon={<IconMap2 size={16} />} label="Site plot" /> },
        ]}
      />
    </search>
  );
}

function SearchField({ view, onChange }: Pick<Props, 'view' | 'onChange'>) {
  const [text, setText] = useState(view.q);
  const ask = useDebouncedCallback((q: string) => onChange({ q }), TYPING_PAUSE);
  // What else changes the address changes the field, too.
  useEffect(() => setText(view.q), [view.q]);
  const change = (q: string) => {
    setText(q);
    ask(q);
  };
  return (
    <TextInput
      className={classes.search}
      size="xs"
      type="search"
      aria-label="Search photos"
      placeholder="Search"
      maxLength={200}
      leftSection={<IconSearch size={15} />}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      rightSection={
        text && <CloseButton size={24} aria-label="Clear search" onClick={() => change('')} />
      }
    />
  );
}

function Choice({ icon, label }: { icon: React.ReactNode; label: string }) {
  return (
    <span className={classes.choice}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
