import classes from './Choices.module.css';
import type { Choice } from './choices';

/** A choice in a list: what it is called, and what tells it apart. */
export const ChoiceText = ({ choice: { label, name, detail } }: { choice: Choice }) => (
  <span className={`flex min-w-0 grow column breaks ${classes.choice}`}>
    <span>{name ?? label}</span>
    {detail && <small>{detail}</small>}
  </span>
);
