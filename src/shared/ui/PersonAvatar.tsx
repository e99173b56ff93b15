import { Avatar } from '@mantine/core';

interface Props {
  person: { name: string; avatarUrl: string | null };
  /** Pixels. */
  size: number;
}

/** Colors with a contrast of 4.5:1 or more with white initials. */
const colors = ['blueprint.6', 'amber.6', 'green.6', 'red.6', 'grape.8', 'cyan.9', 'indigo.8'];

/** Shows the person's photo, or the initials in a color that stays with the name. The name stands next to it. */
export const PersonAvatar = ({ person: { name, avatarUrl }, size }: Props) => (
  <Avatar
    src={avatarUrl}
    name={name}
    alt=""
    size={size}
    variant="filled"
    color="initials"
    allowedInitialsColors={colors}
  />
);
