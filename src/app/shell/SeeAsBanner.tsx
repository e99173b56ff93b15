import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { object, safeParse, string } from 'zod/mini';
import { leaveView, VIEW } from '@/platform/auth/seeAs';
import { tabStorage } from '@/shared/storage';
import classes from './SeeAsBanner.module.css';

const schema = object({ name: string(), roleName: string(), projectName: string() });

function stored(): unknown {
  try {
    return JSON.parse(tabStorage.get(VIEW) ?? 'null');
  } catch {
    return null; // Somebody changed it.
  }
}

/** Says as whom the user sees the project, and leads back. */
export default function SeeAsBanner() {
  const read = safeParse(schema, stored());
  const { name, roleName, projectName } = read.data ?? {};
  const who = name === roleName ? `somebody with the role ${roleName}` : `${name} (${roleName})`;
  return (
    <section
      className={`row gap-8 rounded-pill shadow-float ${classes.banner}`}
      aria-label="View as somebody else"
      data-keeps-clear
    >
      <IconEye size={16} aria-hidden="true" />
      <p>
        {read.success ? `You see ${projectName} as ${who}.` : 'You see this as another person.'}{' '}
        Nothing can be changed.
      </p>
      <Button size="xs" variant="white" color="dark" onClick={leaveView}>
        Leave view
      </Button>
    </section>
  );
}
