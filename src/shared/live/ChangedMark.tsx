import { VisuallyHidden } from '@mantine/core';

/** Says in words what the color of a changed row says. */
export const ChangedMark = () => <VisuallyHidden>Changed just now</VisuallyHidden>;
