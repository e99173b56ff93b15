import { Button } from '@mantine/core';
import { IconCube } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { PropertyGroup } from './format/source';
import type { ModelViewer } from './modelViewer';
import classes from './Panels.module.css';

interface Props {
  viewer: ModelViewer | null;
  element: string | null;
  onHide: () => void;
  onIsolate: () => void;
  onZoom: () => void;
}

/** Shows the properties of the selected element. */
export function PropertiesPanel({ viewer, element, onHide, onIsolate, onZoom }: Props) {
  const groups = useProperties(viewer, element);
  if (element === null)
    return (
      <EmptyState icon={<IconCube size={20} />} title="Nothing selected">
        Click an element in the model, or choose one under Elements.
      </EmptyState>
    );
  return (
    <div className="grid gap-16" aria-busy={groups === null}>
      <Button.Group>
        <Button size="xs" variant="default" onClick={onZoom} fullWidth>
          Fit
        </Button>
        <Button size="xs" variant="default" onClick={onIsolate} fullWidth>
          Isolate
        </Button>
        <Button size="xs" variant="default" onClick={onHide} fullWidth>
          Hide
        </Button>
      </Button.Group>
      {groups === null && <Skeleton shape="line" count={8} />}
      {groups?.map(({ name, rows }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an element may have two sets of the same name
        <section key={i} className={classes.group} aria-label={name}>
          <h3>{name}</h3>
          <dl>
            {rows.map(([key, value], k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set may name a property twice
              <div key={k}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function useProperties(viewer: ModelViewer | null, element: string | null) {
  const [found, setFound] = useState<{ element: string; groups: PropertyGroup[] } | null>(null);
  useEffect(() => {
    if (!viewer || element === null) return;
    let current = true;
    void viewer.properties(element).then((groups) => {
      if (current) setFound({ element, groups });
    });
    return () => {
      current = false;
    };
  }, [viewer, element]);
  return found?.element === element ? (found?.groups ?? null) : null;
}
