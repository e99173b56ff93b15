import classes from '../Roles.module.css';

/** Marks a role that does not come with the portal. */
export const CustomMark = () => (
  <span className={`rigid quiet text-xs ${classes.custom}`}>Custom</span>
);
