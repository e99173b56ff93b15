import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { href, paths } from '../routing/paths';
import classes from './AskProject.module.css';
import { addAskedProject } from './known';

/** Asks for the id of a project, which a host without a list of projects does not tell. The browser keeps it. */
export function AskProject({ onOpen }: { onOpen?: () => void }) {
  const [id, setId] = useState('');
  const [missing, setMissing] = useState(false);
  const [, navigate] = useLocation();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const project = id.trim();
    setMissing(project === '');
    if (project === '') return;
    addAskedProject(project);
    onOpen?.();
    navigate(href(paths.dashboard, { project }));
  };
  return (
    <form noValidate className={`grid gap-16 mt-16 ${classes.form}`} onSubmit={open}>
      <TextInput
        label="Project ID"
        description="This host has no list of projects. The person who runs it knows the ID."
        autoComplete="off"
        maxLength={64}
        value={id}
        error={missing && 'Project ID is required'}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      <Button type="submit">Open project</Button>
    </form>
  );
}
