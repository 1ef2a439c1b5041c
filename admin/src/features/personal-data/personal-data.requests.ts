import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  erasePersonalData,
  exportContacts,
  exportInquiries,
  findPersonalData,
} from "shared/endpoints/personal-data";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";
import { downloadFile } from "./download-file.ts";

export type ExportedList = "inquiries" | "contacts";

const exports = {
  inquiries: { endpoint: exportInquiries, fileName: "inquiries" },
  contacts: { endpoint: exportContacts, fileName: "messages" },
};
const today = () => new Date().toISOString().slice(0, 10);

/** Downloads all rows as a file; counts the bytes received, can be cancelled. */
export function useExport(what: ExportedList) {
  const { api } = useApp();
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      setBytes(0);
      const { signal } = controller;
      const { endpoint, fileName } = exports[what];
      const file = await api.download(endpoint, { signal, onProgress: setBytes });
      downloadFile(file, `${fileName}-${today()}.csv`);
    },
  });
  const isCancelled = mutation.error?.name === "AbortError";
  return {
    start: () => mutation.mutate(),
    cancel: () => running.current?.abort(),
    bytes,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    error: isCancelled ? null : mutation.error,
  };
}

export function useFindPerson() {
  const { api } = useApp();
  return useSave({
    send: (body: { email: string }, { signal }) => api.request(findPersonalData, { body, signal }),
    whenUnanswered: "Nothing is changed. Please look again.",
  });
}

export function useErasePerson() {
  const { api } = useApp();
  const client = useQueryClient();
  return useSave({
    send: (body: { email: string }, { signal }) => api.request(erasePersonalData, { body, signal }),
    onSuccess: () => void client.invalidateQueries(),
    whenUnanswered: "Please find the person again to see whether anything is left.",
  });
}
