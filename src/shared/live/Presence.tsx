import { Avatar } from '@mantine/core';
import type { PresentPerson } from '@/api/generated/types.gen';
import { fullName } from '../format/labels';
import { PersonAvatar } from '../ui/PersonAvatar';
import classes from './Live.module.css';
import { type PresentAt, usePresence } from './presence';

/** How many people have a picture. */
const PICTURES = 3;

/** Who else has the record open. Renders nothing if nobody has. */
export default function Presence(record: PresentAt) {
  const people = usePresence(record);
  return (
    <div role="status" className={`row gap-8 quiet text-sm ${classes.presence}`}>
      {people.length > 0 && (
        <>
          <Avatar.Group spacing={6}>
            {people.slice(0, PICTURES).map(({ person }) => (
              <PersonAvatar key={person.id} person={person} size={22} />
            ))}
          </Avatar.Group>
          <span>{sentenceOf(people)}</span>
        </>
      )}
    </div>
  );
}

function sentenceOf(people: readonly PresentPerson[]): string {
  const writing = people.filter(({ activity }) => activity === 'writing');
  const viewing = people.filter(({ activity }) => activity === 'viewing');
  const parts = [
    writing.length > 0 && `${namesOf(writing)} writing`,
    viewing.length > 0 && `${namesOf(viewing)} looking at this`,
  ];
  return parts.filter(Boolean).join(', ');
}

function namesOf(people: readonly PresentPerson[]): string {
  const [first, second, ...others] = people.map(({ person }) => fullName(person));
  if (!second) return `${first} is`;
  if (others.length === 0) return `${first} and ${second} are`;
  return `${first} and ${others.length + 1} others are`;
}
