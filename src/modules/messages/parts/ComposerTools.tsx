import { ActionIcon, FileButton, Switch } from '@mantine/core';
import { IconHash, IconPaperclip } from '@tabler/icons-react';
import { attachmentFile } from '@/records/log/files/attachmentFiles';
import classes from './Composer.module.css';

interface Props {
  /** Whether only the leading company will read it; null for those who may not choose. */
  internal: boolean | null;
  /** The name of that company. */
  company: string | undefined;
  onInternal: (on: boolean) => void;
  /** Absent for a comment, which has neither files nor records. */
  onAttach: ((files: readonly File[]) => void) | undefined;
  mayLink: boolean;
  onLink: () => void;
  enterSends: boolean;
  onEnterSends: (on: boolean) => void;
}

/** What a message can have besides its text. */
export function ComposerTools(props: Props) {
  const { internal, company, onInternal, onAttach, mayLink, onLink } = props;
  return (
    <>
      {internal !== null && (
        <Switch
          size="xs"
          label="Internal"
          title={`Only ${company ?? 'the leading company'} sees it`}
          checked={internal}
          onChange={({ currentTarget: { checked } }) => onInternal(checked)}
        />
      )}
      {onAttach && (
        <>
          <FileButton
            multiple
            accept={attachmentFile.extensions.map((extension) => `.${extension}`).join()}
            onChange={onAttach}
          >
            {(button) => (
              <ActionIcon {...button} variant="subtle" color="gray" aria-label="Attach files">
                <IconPaperclip size={16} />
              </ActionIcon>
            )}
          </FileButton>
          {mayLink && (
            <ActionIcon variant="subtle" color="gray" aria-label="Link a record" onClick={onLink}>
              <IconHash size={16} />
            </ActionIcon>
          )}
        </>
      )}
      <Switch
        className={classes.setting ?? ''}
        size="xs"
        label="Enter sends"
        checked={props.enterSends}
        onChange={({ currentTarget: { checked } }) => props.onEnterSends(checked)}
      />
    </>
  );
}
