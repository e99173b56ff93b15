import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * Shows a password field with a reveal button that works with the keyboard. Mantine leaves the button out of the tab order
 * and does not set `aria-invalid`.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={Boolean(props.error)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      {...props}
    />
  );
}
