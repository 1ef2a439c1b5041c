import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Endpoint } from "shared/http/endpoint";
import { useApp } from "../../lib/app/app-context.ts";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import { downloadFile } from "./download-file.ts";

export type Download = {
  endpoint: Endpoint & { answer: "csv" | "zip" | "file" };
  params?: Record<string, string>;
  query?: object;
  /** The start of the file name. */
  noun: string;
  /** Replaces the generated file name. */
  name?: string;
};

/** Downloads a file with a byte count; the user can cancel it. */
export function useDownload(onSuccess?: (bytes: number) => void) {
  const { api } = useApp();
  const { today } = useDateFormat();
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: async ({ endpoint, params = {}, query = {}, noun, name }: Download) => {
      const controller = new AbortController();
      running.current = controller;
      setBytes(0);
      const { signal } = controller;
      const file = await api.download(endpoint, { params, query, signal, onProgress: setBytes });
      downloadFile(file, name ?? `${noun}-${today()}.${endpoint.answer}`);
      onSuccess?.(file.size);
    },
  });
  const isCancelled = mutation.error?.name === "AbortError";
  return {
    start: mutation.mutate,
    cancel: () => running.current?.abort(),
    bytes,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    error: isCancelled ? null : mutation.error,
  };
}
