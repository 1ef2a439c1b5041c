import { useEffect, useState } from "react";
import { type ConversationFile, conversationFile } from "shared/inbox/files/conversation-files";
import { removeConversationFile } from "shared/inbox/files/conversation-files.endpoints";
import { z } from "zod";
import { useFileUploads } from "../../../../components/files/use-file-uploads.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { removeDraft, storeDraft } from "../../../../lib/editing/drafts.ts";
import { useStoredDraft } from "../../../../lib/editing/use-stored-draft.ts";

const storedFiles = z.array(conversationFile);

/** The files of an unsent reply, kept in this browser beside its text. */
export function useAttachments(conversationId: string) {
  const { api, unsaved } = useApp();
  const { key, draft } = useStoredDraft(`conversation-files:${conversationId}`, storedFiles);
  const [files, setFiles] = useState(draft?.values ?? []);
  useEffect(() => {
    if (unsaved.areDiscarded()) return;
    if (files.length === 0) return removeDraft(key);
    storeDraft(key, { values: files, base: "", file: null, at: new Date().toISOString() });
  }, [files, key, unsaved]);
  const add = (added: ConversationFile[]) =>
    setFiles((attached) => [
      ...attached,
      ...added.filter(({ _id }) => !attached.some((file) => file._id === _id)),
    ]);
  const uploads = useFileUploads((file) => add([file]));
  return {
    files,
    uploads,
    add,
    remove: ({ _id }: ConversationFile) => {
      setFiles((attached) => attached.filter((file) => file._id !== _id));
      // The server keeps files of templates, and removes others after a day in any case.
      void api.request(removeConversationFile, { params: { id: _id } }).catch(() => undefined);
    },
    /** Works also after the screen was left. */
    discard: () => {
      removeDraft(key);
      uploads.stop();
      setFiles([]);
    },
    /** The reason why the reply can't be sent yet. */
    problem: uploads.problem,
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
